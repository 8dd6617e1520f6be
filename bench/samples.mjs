// Runs the samples of every language whose tools are here against a server that records what arrives.
// node bench/samples.mjs [language …]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleLanguages } from '../packages/openapi/dist/index.js';
import { cases } from './samples/cases.mjs';
import { compare } from './samples/compare.mjs';
import { startRecorder } from './samples/recording-server.mjs';
import { canRun, FILE, runners, runSample } from './samples/run-sample.mjs';

const wanted = process.argv.slice(2);
const recorder = await startRecorder();
const folder = mkdtempSync(join(tmpdir(), 'waymark-samples-'));
let failures = 0;

for (const language of sampleLanguages.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  if (runners[language.id] === undefined || !canRun(language.id)) {
    console.log(`${language.id}: its tools are not here`);
    continue;
  }
  const counts = { fine: 0, refused: 0 };
  for (const { name, path, ...request } of cases) {
    const code = language.write({ ...request, url: recorder.origin + path });
    if (code.includes('cannot send the body')) {
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
