import { Console } from 'node:console';
import { parseArgs } from 'node:util';
import { suggest } from '@waymark/core/diagnostics';
import { fileOfCode } from '../mdx/author-code/run/file-of-code.ts';
import { readVersion } from '../version.ts';
import {
  COMMANDS,
  type CommandDeclaration,
  type CommandName,
  type FlagValues,
  parseOptions,
  withBareValues,
} from './commands.ts';
import { EXIT } from './exit-codes.ts';
import { commandHelp, programHelp } from './help.ts';
import { explain, explainUncaught, watchExit } from './report/explain.ts';
import { say, sayLine } from './report/say.ts';

/** Runs the program and ends the process, whatever timers and promises code of pages left behind; `atEnd` comes before that. */
export async function runAndExit(args: readonly string[], atEnd: () => void): Promise<never> {
  const exit = watchExit();
  explainUncaught(exit);
  const code = await main(args);
  await Promise.all([process.stdout, process.stderr].map(flush));
  atEnd();
  return exit(code);
}

/** Waits until what was written is on its way; a reader that has left is nobody to wait for. */
function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    if (stream.destroyed) resolve();
    else stream.write('', () => resolve());
  });
}

/** Runs the program. The answer is its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  // What code of pages says is a message: the standard output holds what the command answers, and protocols.
  globalThis.console = new Console(process.stderr);
  divertCode(process.stdout, process.stderr);
  try {
    return await runProgram(args);
  } catch (error) {
    return explain(error);
  }
}

/** Sends to one stream what code of pages writes to another, whenever it runs: in a timer, too, when no page is drawn any more. */
function divertCode(from: NodeJS.WriteStream, to: NodeJS.WriteStream): void {
  const own = from.write;
  const write = (...given: Parameters<typeof own>): boolean => {
    // Of nothing, nobody is asked: for the first stack, V8 counts the lines of the whole engine, a hundredth of a build after an edit.
    const isOwn = given[0] === '' || fileOfCode(new Error('asks who writes')) === undefined;
    return isOwn ? own.apply(from, given) : to.write(...given);
  };
  from.write = write as typeof own;
}

async function runProgram(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === '--version' || first === '-v') return print(`${readVersion()}\n`);
  if (first === '--help' || first === '-h' || first === 'help') return printHelp(rest[0]);
  if (first === undefined) return refuse('No command given', programHelp(readVersion()));
  return isCommand(first) ? runCommand(first, rest) : refuseCommand(first);
}

function printHelp(name: string | undefined): number {
  if (name === undefined || name.startsWith('-')) return print(programHelp(readVersion()));
  return isCommand(name) ? print(commandHelp(name)) : refuseCommand(name);
}

function refuseCommand(name: string): number {
  const known = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
  const meant =
    known === undefined
      ? didYouMean(name, [...Object.keys(COMMANDS), '--help', '--version'], (near) => near)
      : `; write "waymark ${known}"`;
  const what = name.startsWith('-') ? 'option' : 'command';
  return refuse(`Unknown ${what} "${name}"${meant}`, 'Run "waymark --help" for the list of commands.');
}

/** What other tools call what a command does. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  a11y: 'check',
  'broken-links': 'check',
  init: 'new',
  lint: 'check',
  'openapi-check': 'check',
  rename: 'mv',
  serve: 'dev',
  start: 'dev',
  upgrade: 'migrate',
  validate: 'check',
  version: '--version',
};

async function runCommand(name: CommandName, args: readonly string[]): Promise<number> {
  const help = `Run "waymark ${name} --help" for its options.`;
  let parsed: { values: FlagValues; positionals: readonly string[] };
  try {
    parsed = parseArgs({
      args: [...withBareValues(COMMANDS[name], args)],
      options: parseOptions(COMMANDS[name]),
      allowPositionals: true,
      strict: true,
    }) as typeof parsed;
  } catch (error) {
    return refuse(describeProblem(error, COMMANDS[name]), help);
  }
  if (parsed.values['help'] === true) return print(commandHelp(name));
  const command: CommandDeclaration = COMMANDS[name];
  if (parsed.positionals.includes('')) return refuse('A path is empty; is a variable not set?', help);
  if (command.operands === undefined && parsed.positionals.length > 1)
    return refuse(`"${name}" takes one folder, not ${parsed.positionals.length}`, help);
  const { run } = await MODULES[name]();
  return run(parsed.positionals[0] ?? '.', parsed.values, parsed.positionals);
}

/** A command's module; loaded when it is asked for, so that `--help` costs nothing. */
interface CommandModule {
  /** `operands`: all that was given beside flags, for a command that takes more than a folder. */
  run(dir: string, flags: FlagValues, operands: readonly string[]): Promise<number>;
}

const MODULES: Readonly<Record<CommandName, () => Promise<CommandModule>>> = {
  dev: () => import('./commands/dev.ts'),
  build: () => import('./commands/build.ts'),
  merge: () => import('./commands/merge.ts'),
  preview: () => import('./commands/preview.ts'),
  check: () => import('./commands/check.ts'),
  rules: () => import('./commands/rules.ts'),
  export: () => import('./commands/export.ts'),
  lsp: () => import('./commands/lsp.ts'),
  mcp: () => import('./commands/mcp.ts'),
  types: () => import('./commands/types.ts'),
  new: () => import('./commands/new.ts'),
  support: () => import('./commands/support.ts'),
  mv: () => import('./commands/mv.ts'),
  migrate: () => import('./commands/migrate.ts'),
};

function isCommand(name: string | undefined): name is CommandName {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

function didYouMean(word: string, names: readonly string[], print: (name: string) => string): string {
  const near = suggest(word, names);
  return near === undefined ? '' : `; did you mean "${print(near)}"?`;
}

/** Says in words of ours what is wrong with a flag; other problems as Node.js has them. */
function describeProblem(error: unknown, { flags }: CommandDeclaration): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, named = '', lack] =
    /^Option '(?:-\w, )?--([\w-]+)(?: <value>)?' (argument|does not take an argument)/.exec(message) ?? [];
  if (lack === 'argument')
    return `"--${named}" needs a value: write --${named}=${flags[named]?.value ?? 'VALUE'}`;
  if (lack !== undefined) return `"--${named}" takes no value: write it alone`;
  const written = /^Unknown option '--?([^']+)'/.exec(message)?.[1];
  if (written === undefined) return message;
  const names = [...Object.keys(flags), 'help'];
  return `Unknown option "--${written}"${didYouMean(written, names, (name) => `--${name}`)}`;
}

function print(text: string): number {
  process.stdout.write(text);
  return EXIT.ok;
}

/** Says why a call cannot be carried out, and what helps. */
function refuse(problem: string, help: string): number {
  sayLine(`waymark: ${problem}`);
  say(`\n${help}`);
  return EXIT.wrongUse;
}
