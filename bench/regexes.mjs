// Tries every regular expression of the built packages on long repetitions of what it is made of, and names those whose
// time grows faster than the text:
//   npm run build && node bench/regexes.mjs [--tries 400] [--seed 1] [--all] [--libraries]
// Exit code 1 when one does that is not known to see short texts only. `--all` says what is tried, `--libraries` tries the
// expressions of the bundled libraries too.
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
    libraries: { type: 'boolean', default: false },
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

/** Expressions that no long text reaches in the form that is slow, and why. */
const SHORT = new Map([
  [
    String.raw`/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g`,
    'texts that `JSON.parse` has taken: each quote has its partner',
  ],
  [
    String.raw`/^(\*{0,2}[^\s:=,*/]+)\s*(?::\s*(.*?))?\s*(?:=\s*(.*))?$/`,
    'a parameter of a signature in one line, its blanks folded',
  ],
  [
    String.raw`/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi`,
    'the banner of a configuration that its author moves',
  ],
  [
    String.raw`/<!--([\s\S]*?)-->/g`,
    'pages that are moved, cut behind their last `-->`: each beginning has an end',
  ],
  [
    String.raw`/<[^>]*>|&[^;\s]+;|[\s\S]/g`,
    'coloured code as the highlighter wrote it: each tag and each entity has an end',
  ],
  [
    '/class(?:Name)?=\\{?(["\'`])([\\s\\S]*?)\\1|(["\'])((?:\\\\.|(?!\\3)[^\\\\\\n]){0,1000})\\3|`([^`]*)`/g',
    'a quotation is followed for a thousand characters at most, so that the time grows as the text does',
  ],
  [String.raw`/ \(note: .*\)$/`, 'what the parser says of a page: one note at most'],
  [
    String.raw`/<\/?[a-zA-Z][^\s/>"'=<]*[^>"]*(?:"[^"]*"[^>"]*)*>/y`,
    'HTML as it is drawn: each tag has an end',
  ],
  [String.raw`/\(?(?:file:\/\/)?\/\S*\/(?=[^/]+$)/`, 'a line of a stack, cut at 500 characters'],
  [`/[A-Za-z]*$/`, 'the forty characters before the cursor'],
  [
    String.raw`/\{[^}]*=>(?:[^\n]|\n(?![ \t]*\r?\n))*$/`,
    'the two thousand characters before the place of an error',
  ],
  [String.raw`/(?<!\\)\{#([^}]+)\}$/`, 'a heading from its last `{#` on'],
  [String.raw`/<script\b([^>]*)>/gi`, 'HTML as it is drawn: each tag has an end'],
  [
    String.raw`/\s+(?:\/\/[^\n]*|\/\*(?:(?!\*\/)[\s\S])*\*\/|<!--(?:(?!-->)[\s\S])*-->)/`,
    'a tag that ends, its end sought in five thousand characters',
  ],
  [String.raw`/[\s.,;:–—-]+$/`, 'what fits into a line of a picture'],
]);

const root = fileURLToPath(new URL('../packages', import.meta.url));
const dice = createDice(Number(values.seed));
let slow = 0;
let tried = 0;

for (const [source, places] of expressionsOf(root)) {
  const [, pattern, flags] = /^\/(.*)\/([a-z]*)$/s.exec(source);
  if (SHORT.has(source)) continue;
  tried++;
  const worst = worstOf(new RegExp(pattern, flags), pattern);
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
    if (!/^[\w-]+\/dist\/.*\.js$/.test(name) || /dist\/site-assets\/|\.test\./.test(name)) continue;
    if (!values.libraries && name.includes('/dist/engine/')) continue;
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
      const seconds = secondsOf(expression, text);
      if (seconds > SLOW) return { seconds, length, text: [start, pump, end] };
    }
  }
  return undefined;
}

/** The least of a few runs where the first is slow: the machine may do other work. */
function secondsOf(expression, text) {
  let least = Number.POSITIVE_INFINITY;
  for (let runs = 0; runs < 3 && least > SLOW; runs++) {
    const begun = process.cpuUsage();
    text.replace(expression, '');
    const { user, system } = process.cpuUsage(begun);
    least = Math.min(least, (user + system) / 1e6);
  }
  return least;
}

/** The runs of plain characters that an expression looks for, whole and one by one. */
function literalPieces(pattern) {
  const runs =
    pattern.replace(/\\[a-zA-Z](?:\{[^}]*\})?/g, '|').match(/(?:\\[^a-zA-Z0-9]|[^\\()[\]{}|*+?.^$])+/g) ?? [];
  const whole = runs.map((run) => run.replaceAll('\\', ''));
  return [...whole, ...whole.flatMap((run) => [...run])].filter((piece) => piece !== '');
}
