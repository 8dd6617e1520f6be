// Tries every regular expression of the built packages on long repetitions of what it is made of, and names those whose
// time grows faster than the text:
//   npm run build && node bench/regexes.mjs [--tries 400] [--seed 1] [--all]
// Exit code 1 when one does that is not known to see short texts only. `--all` says what is tried.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'acorn';
import { createDice } from './inputs/dice.mjs';

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
  },
});

/** Short texts find what doubles with each character, long ones what grows with the square. */
const LENGTHS = [16, 24, 32, 1000, 4000, 16_000, 32_000];
/** Seconds of the processor: a fair expression reads the longest text in a thousandth of that. */
const SLOW = 0.08;
/** What classes such as `\w`, `\s` and `.` stand for. */
const COMMON = [
  'a',
  'A',
  '0',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u2028',
  '\u00a0',
  '_',
  '-',
  '.',
  'é',
  '"',
  "'",
  '/',
  '<',
  '>',
  '=',
  ':',
  ',',
  '\\',
];

const root = fileURLToPath(new URL('../packages', import.meta.url));
const dice = createDice(Number(values.seed));
let slow = 0;
let tried = 0;

for (const [source, places] of expressionsOf(root)) {
  const [, pattern, flags] = /^\/(.*)\/([a-z]*)$/s.exec(source);
  tried++;
  const worst = worstOf(new RegExp(pattern, flags.replace('y', 'g')), pattern);
  if (values.all) process.stdout.write(`${source}\n`);
  if (worst === undefined) continue;
  slow++;
  process.stdout.write(
    `${source}\n  ${worst.seconds.toFixed(2)} s for ${worst.length} characters: ${JSON.stringify(worst.text)}\n  ${places.join('\n  ')}\n`,
  );
}
process.stdout.write(`${slow} of ${tried} regular expressions are slower than their text is long\n`);
process.exit(slow > 0 ? 1 : 0);

/** Every expression that is written in a compiled file, with the files that have it. */
function expressionsOf(folder) {
  const found = new Map();
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    if (!/^\w+\/dist\/.*\.js$/.test(name) || /dist\/site-assets\/|\.test\./.test(name)) continue;
    for (const source of literalsOf(readFileSync(join(folder, name), 'utf8')))
      found.set(source, [...new Set([...(found.get(source) ?? []), name])]);
  }
  return found;
}

function literalsOf(code) {
  const literals = [];
  const onToken = ({ type, start, end }) => {
    if (type.label === 'regexp') literals.push(code.slice(start, end));
  };
  parse(code, { ecmaVersion: 'latest', sourceType: 'module', onToken });
  return literals;
}

/** The first text that takes long, and how long. */
function worstOf(expression, pattern) {
  const pieces = [...literalPieces(pattern), ...COMMON];
  for (let left = Number(values.tries); left > 0; left--) {
    const some = (most) => dice.times(dice.below(most + 1), () => dice.pick(pieces)).join('');
    const [start, pump, end] = [some(2), some(2) || 'a', dice.chance(0.5) ? '\u0001' : some(1)];
    for (const length of LENGTHS) {
      const text = start + pump.repeat(Math.ceil(length / pump.length)) + end;
      const seconds = secondsOf(() => text.replace(expression, ''));
      if (seconds > SLOW) return { seconds, length, text: [start, pump, end] };
    }
  }
  return undefined;
}

function secondsOf(run) {
  const begun = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

/** The runs of plain characters that an expression looks for, whole and one by one. */
function literalPieces(pattern) {
  const runs =
    pattern.replace(/\\[a-zA-Z](?:\{[^}]*\})?/g, '|').match(/(?:\\[^a-zA-Z0-9]|[^\\()[\]{}|*+?.^$])+/g) ?? [];
  const whole = runs.map((run) => run.replaceAll('\\', ''));
  return [...whole, ...whole.flatMap((run) => [...run])].filter((piece) => piece !== '');
}
