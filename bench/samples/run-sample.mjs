import { fork, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/** What the samples send as a file: bytes that are no text. */
export const FILE = Buffer.from([0x89, 0x50, 0x0d, 0x0a, 0x00, 0xff, 0x27, 0x22, 0x0a]);

const plain = (code) => code;
const compiled = (compiler, name) => [[compiler, name, '-o', 'sample', '-lcurl'], ['./sample']];

/** The element that a reader of a page has chosen a file with. */
const CHOSEN = `import { openAsBlob as chosenBlob } from 'node:fs';
const chosen = new File([await chosenBlob('path/to/file')], 'file');
globalThis.document = { querySelector: () => ({ files: [chosen] }) };\n`;

/** How the samples of a language are run: the tool that must be there, the name of the file, the commands. */
export const runners = {
  bash: { tool: ['curl', '--version'], name: 'sample.sh', commands: [['sh', 'sample.sh']] },
  node: { tool: ['node', '--version'], name: 'sample.mjs', isModule: true },
  javascript: {
    tool: ['node', '--version'],
    name: 'sample.mjs',
    isModule: true,
    prepare: (code) => CHOSEN + code,
  },
  typescript: {
    tool: ['node', '--version'],
    name: 'sample.mjs',
    isModule: true,
    prepare: (code) => transformSync(code, { loader: 'ts', format: 'esm' }).code,
  },
  python: {
    tool: ['python3', '-c', 'import requests'],
    name: 'sample.py',
    commands: [['python3', 'sample.py']],
  },
  php: { tool: ['php', '--ri', 'curl'], name: 'sample.php', commands: [['php', 'sample.php']] },
  ruby: { tool: ['ruby', '--version'], name: 'sample.rb', commands: [['ruby', 'sample.rb']] },
  go: { tool: ['go', 'version'], name: 'sample.go', commands: [['go', 'run', 'sample.go']] },
  java: { tool: ['javac', '--version'], name: 'Main.java', commands: [['java', 'Main.java']] },
  c: { tool: ['curl-config', '--libs'], name: 'sample.c', commands: compiled('gcc', 'sample.c') },
  // What Debian has of it: apt-get install librust-reqwest+blocking-dev librust-reqwest+multipart-dev
  rust: {
    tool: ['sh', '-c', 'cargo --version && ls -d /usr/share/cargo/registry/reqwest-*'],
    name: 'src/main.rs',
    files: {
      'Cargo.toml':
        '[package]\nname = "sample"\nversion = "0.0.0"\nedition = "2021"\n[dependencies]\nreqwest = { version = "*", default-features = false, features = ["blocking", "multipart"] }\n',
      '.cargo/config.toml':
        '[source.crates-io]\nreplace-with = "debian"\n[source.debian]\ndirectory = "/usr/share/cargo/registry"\n',
    },
    commands: [['cargo', 'run', '--quiet', '--offline']],
  },
  'c++': { tool: ['curl-config', '--libs'], name: 'sample.cpp', commands: compiled('g++', 'sample.cpp') },
};

/** Whether the tools of a language are on this machine. */
export function canRun(id) {
  const [command, ...args] = runners[id]?.tool ?? ['false'];
  const { status, error } = spawnSync(command, args, { stdio: 'ignore' });
  return error === undefined && status === 0;
}

/** Where samples of every language are run: a proxy of the surroundings would take the requests away. */
const surroundings = () => ({
  ...process.env,
  NO_PROXY: '*',
  no_proxy: '*',
  GOFLAGS: '-mod=mod',
  GO111MODULE: 'off',
});

/** Runs a sample in a folder of its own; gives what it says when it fails. */
export async function runSample(id, code, folder) {
  const { name, commands = [], isModule = false, prepare = plain, files = {} } = runners[id];
  mkdirSync(join(folder, 'path/to'), { recursive: true });
  writeFileSync(join(folder, 'path/to/file'), FILE);
  for (const [path, content] of Object.entries({ ...files, [name]: prepare(code) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  if (isModule) return importModule(join(folder, name), folder);
  for (const [command, ...args] of commands) {
    const failure = await run(command, args, folder);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

function run(command, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: surroundings(), stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (status) => resolve(status === 0 ? undefined : `${status}: ${said.slice(-600)}`));
  });
}

/** Processes that import samples, by the folder that they run in. */
const importers = new Map();

/** Imports a sample in a process that it shares with the others of its folder: to start one takes longer than most samples. */
function importModule(path, folder) {
  const known = importers.get(folder);
  const importer = known?.connected ? known : startImporter(folder);
  importers.set(folder, importer);
  return new Promise((resolve) => {
    const end = (status) => resolve(`it ended the process with ${status}`);
    importer.once('exit', end).once('message', (failure) => {
      importer.off('exit', end);
      resolve(failure === '' ? undefined : failure);
    });
    importer.send(path);
  });
}

function startImporter(cwd) {
  const program = fileURLToPath(new URL('./import-samples.mjs', import.meta.url));
  const importer = fork(program, { cwd, env: surroundings(), stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  // It ends with this process, and keeps it from nothing.
  importer.unref();
  importer.channel.unref();
  return importer;
}
