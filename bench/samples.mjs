// Runs the samples of every language whose tools are here against a server that records what arrives, and reads those of the
// others with the parsers of a folder, if there are any:
//   npm install --prefix FOLDER @vscode/tree-sitter-wasm tree-sitter-wasms
//   node bench/samples.mjs [language …] [--parsers FOLDER]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sampleLanguages, writeSample } from '../packages/openapi/dist/index.js';
import { cases } from './samples/cases.mjs';
import { compare, REFUSAL } from './samples/compare.mjs';
import { createSampleParser } from './samples/parse-sample.mjs';
import { startRecorder } from './samples/recording-server.mjs';
import { canRun, FILE, runners, runSample } from './samples/run-sample.mjs';

const { values, positionals: wanted } = parseArgs({
  options: { parsers: { type: 'string' } },
  allowPositionals: true,
});
const languages = wanted.length === 0 ? sampleLanguages : wanted.map(languageCalled);

const recorder = await startRecorder();
const folder = mkdtempSync(join(tmpdir(), 'waymark-samples-'));
let failures = 0;

for (const language of languages) {
  if (runners[language.id] === undefined || !canRun(language.id)) {
    failures += await readSamples(language);
    continue;
  }
  const counts = { fine: 0, refused: 0 };
  for (const { name, path, ...request } of cases) {
    const code = writeSample(language.id, { ...request, url: recorder.origin + path });
    if (REFUSAL.test(code)) {
      counts.refused++;
      continue;
    }
    const failure = await runSample(language.id, code, join(folder, language.id.replace('+', 'p')));
    const problems = compare({ ...request, path }, recorder.take()[0], FILE);
    if (problems.length === 0) counts.fine++;
    else {
      failures++;
      console.log([`${language.id}, ${name}:`, failure, ...problems].filter(Boolean).join('\n  '));
    }
  }
  console.log(
    `${language.id}: ${counts.fine} arrived as meant, ${counts.refused} that it says it cannot send`,
  );
}

recorder.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = failures === 0 ? 0 : 1;

function languageCalled(name) {
  const language = sampleLanguages.find(({ id, aliases }) => id === name || aliases.includes(name));
  if (language === undefined) throw new Error(`No language of samples is called ${name}.`);
  return language;
}

/** Reads the samples of a language that cannot be run here; how many are no text of the language. */
async function readSamples({ id }) {
  const parse = await createSampleParser(values.parsers, id);
  if (parse === undefined) {
    console.log(`${id}: its tools are not here`);
    return 0;
  }
  const wrong = cases.flatMap(({ name, path, ...request }) => {
    const problem = parse(writeSample(id, { ...request, url: recorder.origin + path }));
    return problem === undefined ? [] : [`${id}, ${name}: ${problem}`];
  });
  console.log([...wrong, `${id}: ${cases.length - wrong.length} of ${cases.length} can be read`].join('\n'));
  return wrong.length;
}
