// Looks for facts in what a page shows.
import { decodeText } from '../pages/read-html.mjs';

/** How the page puts flags into words, by the kind of fact. */
const FLAGS = {
  readOnly: /read-only/,
  writeOnly: /write-only/,
  deprecated: /deprecated/,
  required: /required/,
  nullable: /null/,
  uniqueItems: /No entry twice|uniqueItems/,
};

/** The facts that are not found. */
export function findMissing(facts, { texts, rows }) {
  return facts.filter((fact) => {
    const places = fact.owner === undefined ? texts : (rows.get(fact.owner) ?? []);
    return !places.some((place) => has(place, fact));
  });
}

/** A text that is looked through often. */
export function createText(text) {
  let letters;
  let plain;
  return {
    text,
    letters: () => (letters ??= lettersOf(text)),
    plain: () => (plain ??= flat(text)),
  };
}

const PROSE = /description|summary|example name|server variable/;

function has(place, { kind, text }) {
  const flag = kind === 'limit' ? text : kind;
  if (Object.hasOwn(FLAGS, flag)) return FLAGS[flag].test(place.text);
  if (kind === 'limit') return new RegExp(`(?<![\\d.])${literally(text)}(?![\\d]|\\.\\d)`).test(place.text);
  if (kind === 'name') return true;
  const prose = lettersOf(text);
  if (PROSE.test(kind))
    return place.letters().includes(prose) || place.letters().includes(lettersOf(text, false));
  const plain = flat(text);
  const quoted = flat(JSON.stringify(text).slice(1, -1));
  return (
    place.plain().includes(plain) ||
    place.plain().includes(quoted) ||
    (prose !== '' && prose.length > 40 && place.letters().includes(prose))
  );
}

function literally(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function flat(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/** Letters and digits of a text without marks of Markdown and HTML, and without the numbers of its lists. */
function lettersOf(text, withoutNumbers = true) {
  const plain = decodeText(text)
    .replace(/\[!\w+\]/g, '')
    .replace(/(?:```|~~~)[\w-]*/g, '')
    .replace(withoutNumbers ? /^\s*\d+[.)]\s/gm : '', '')
    .replace(/\[[^\][]+\]:\s*https?:\S+/g, '')
    .replace(/\]\[[^\][]*\]/g, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
    .replace(/<(https?:[^<>]*)>/g, '$1')
    .replace(/<[^<>]*>/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join('').toLowerCase();
}
