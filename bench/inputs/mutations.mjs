// Texts changed at random, the same ones for the same seed: what editors, merges, generators and attackers make of pages,
// configurations and specifications.
import { createDice } from './dice.mjs';

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
export function mutateText(text, seed) {
  const { below } = createDice(seed);
  let mutated = text;
  for (let left = 1 + below(8); left > 0; left--) mutated = CHANGES[below(CHANGES.length)](mutated, below);
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

function flip(text, below) {
  const at = below(text.length + 1);
  const code = text.charCodeAt(at) || 0;
  return text.slice(0, at) + String.fromCharCode(code ^ (1 << below(8))) + text.slice(at + 1);
}

function range(text, below, most) {
  const start = below(text.length + 1);
  return [start, Math.min(text.length, start + 1 + below(most))];
}

function remove(text, below) {
  const [start, end] = range(text, below, 80);
  return text.slice(0, start) + text.slice(end);
}

function repeat(text, below) {
  const [start, end] = range(text, below, 200);
  return text.slice(0, end) + text.slice(start, end).repeat(1 + below(20)) + text.slice(end);
}

function move(text, below) {
  const [start, end] = range(text, below, 200);
  const rest = text.slice(0, start) + text.slice(end);
  const at = below(rest.length + 1);
  return rest.slice(0, at) + text.slice(start, end) + rest.slice(at);
}

function cut(text, below) {
  return below(4) === 0 ? text.slice(0, below(text.length + 1)) : text;
}

function insertHostile(text, below) {
  const at = below(text.length + 1);
  return text.slice(0, at) + HOSTILE[below(HOSTILE.length)] + text.slice(at);
}

/** Puts something hostile in the place of a word, a key or a value. */
function replaceValue(text, below) {
  const words = [...text.matchAll(/"[^"\n]*"|[\w/.-]+/g)];
  const word = words[below(words.length || 1)];
  if (word === undefined) return text;
  const hostile = HOSTILE[below(HOSTILE.length)];
  const isQuoted = word[0].startsWith('"') && below(3) > 0;
  const written = isQuoted ? JSON.stringify(hostile) : hostile;
  return text.slice(0, word.index) + written + text.slice(word.index + word[0].length);
}

function nest(text, below) {
  const [start, end] = range(text, below, 40);
  const [open, close] = [
    ['[', ']'],
    ['{"a":', '}'],
    ['(', ')'],
    ['<div>', '</div>'],
    ['> ', ''],
    ['{', '}'],
  ][below(6)];
  const depth = [3, 60, 600, 6000][below(4)];
  return (
    text.slice(0, start) + open.repeat(depth) + text.slice(start, end) + close.repeat(depth) + text.slice(end)
  );
}
