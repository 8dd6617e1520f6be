// Texts changed at random, the same ones for the same seed: what editors, merges, generators and attackers make of pages,
// configurations and specifications.
import { createDice } from './broken-pages.mjs';

/** Pieces that readers of texts have stumbled over. */
const HOSTILE = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '"__proto__":{"a":1},',
  '\u0000',
  '\u0007\u001b[31m',
  '\ufeff',
  '\u2028',
  '\ud800',
  '\udfff',
  '\ufffe',
  '../../../x',
  '/..',
  '%2e%2e%2f',
  '\\..\\..',
  'C:\\x',
  '/etc/passwd',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '/sitemap.xml',
  '/_waymark/x',
  '/index.html',
  '1e999',
  '-0',
  '99999999999999999999',
  'null',
  '[]',
  '{}',
  '""',
  '[[[[[[[[[[[[[[[[[[[[',
  '}}}}]]]]',
  '{{{{{{',
  '"a":'.repeat(30),
  '&a [*a, *a]',
  '&e {e: *e}',
  '<<: *x',
  '!!binary x',
  '? - ',
  '|\n  ',
  '{"$ref":"#"}',
  '{"$ref":"#/components/schemas/A"}',
  '"$ref":"../../x.json",',
  '<Card constructor="x">',
  '</Card>',
  '<!--',
  '{/*',
  '{`',
  '{(() => { throw null })()}',
  '{process.exit(0)}',
  'export const x = Promise.reject(1);\n',
  '<div>'.repeat(60),
  '> '.repeat(60),
  '- '.repeat(60),
  '\n---\n',
  '\n```\n',
  '$$',
  '|a|b|\n|-|-|\n',
  'é́́'.repeat(50),
  'x'.repeat(5000),
];

/** Changes a text at one to eight places. */
export function mutateText(text, seed, dice = createDice(seed)) {
  let mutated = text;
  for (let left = 1 + dice(8); left > 0; left--) mutated = CHANGES[dice(CHANGES.length)](mutated, dice);
  return mutated;
}

const CHANGES = [
  flip,
  remove,
  repeat,
  move,
  insertHostile,
  insertHostile,
  replaceValue,
  replaceValue,
  cut,
  nest,
];

function flip(text, dice) {
  const at = dice(text.length + 1);
  const code = text.charCodeAt(at) || 0;
  return text.slice(0, at) + String.fromCharCode(code ^ (1 << dice(8))) + text.slice(at + 1);
}

function range(text, dice, most) {
  const start = dice(text.length + 1);
  return [start, Math.min(text.length, start + 1 + dice(most))];
}

function remove(text, dice) {
  const [start, end] = range(text, dice, 80);
  return text.slice(0, start) + text.slice(end);
}

function repeat(text, dice) {
  const [start, end] = range(text, dice, 200);
  return text.slice(0, end) + text.slice(start, end).repeat(1 + dice(20)) + text.slice(end);
}

function move(text, dice) {
  const [start, end] = range(text, dice, 200);
  const rest = text.slice(0, start) + text.slice(end);
  const at = dice(rest.length + 1);
  return rest.slice(0, at) + text.slice(start, end) + rest.slice(at);
}

function cut(text, dice) {
  return dice(4) === 0 ? text.slice(0, dice(text.length + 1)) : text;
}

function insertHostile(text, dice) {
  const at = dice(text.length + 1);
  return text.slice(0, at) + HOSTILE[dice(HOSTILE.length)] + text.slice(at);
}

/** Puts something hostile in the place of a word, a key or a value. */
function replaceValue(text, dice) {
  const words = [...text.matchAll(/"[^"\n]*"|[\w/.-]+/g)];
  const word = words[dice(words.length || 1)];
  if (word === undefined) return text;
  const hostile = HOSTILE[dice(HOSTILE.length)];
  const isQuoted = word[0].startsWith('"') && dice(3) > 0;
  const written = isQuoted ? JSON.stringify(hostile) : hostile;
  return text.slice(0, word.index) + written + text.slice(word.index + word[0].length);
}

function nest(text, dice) {
  const [start, end] = range(text, dice, 40);
  const [open, close] = [
    ['[', ']'],
    ['{"a":', '}'],
    ['(', ')'],
    ['<div>', '</div>'],
    ['> ', ''],
    ['{', '}'],
  ][dice(6)];
  const depth = [3, 60, 600, 6000][dice(4)];
  return (
    text.slice(0, start) + open.repeat(depth) + text.slice(start, end) + close.repeat(depth) + text.slice(end)
  );
}
