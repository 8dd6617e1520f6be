// Reads the text of built pages as a reader sees it, and finds in it what should have been rendered: tags, expressions,
// imports, and marks of Markdown. Code, formulas and notices of errors are left out; there such text is meant.
import { decodeText, readTags } from './read-html.mjs';

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements whose text may look like source. */
const SOURCE = new Set(['code', 'pre', 'kbd', 'samp', 'math', 'svg', 'script', 'style', 'textarea', 'title']);
/** Elements that stand in a line: text around them is one text. */
/** Names and types of an API, which may hold braces and angle brackets. */
const NAMES = /\b(?:field-(?:name|type|link)|visually-hidden|endpoint-path)\b/;
const INLINE = new Set(
  'a abbr b bdi bdo cite data del dfn em i ins label mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** What must not stand in the text of a page. */
const RAW = {
  tag: /<\/?(?:[A-Z][\w.]*(?:\s+[\w-]+=[^<>]*|\s*\/)|(?:a|br|div|h[1-6]|hr|img|li|ol|p|pre|span|svg|table|t[dhr]|ul|video)\b[^<>]*)>/,
  comment: /<!--|-->|\{\s*\/\*|\*\/\s*\}/,
  expression: /(?<![\w$])\{[^{}\n]{0,200}\}/,
  module: /^\s*(?:import\s[^\n]*\sfrom\s+['"]|import\s+['"]|export\s+(?:const|default|function)\s)/m,
  directive: /^\s*:::/m,
  strong: /\*\*[^\s*]|[^\s*]\*\*/,
  link: /\]\((?:[^\s()]+)\)/,
  heading: /^\s*#{2,6} \S/m,
  fence: /```/,
  table: /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/m,
};

/**
 * Runs of text in the content of a page, marked with the places of code: `\u0001`. Text in a line is one run,
 * however many marks it holds.
 */
export function readRuns(html) {
  const runs = [];
  const open = [];
  let text = '';
  let at = 0;
  let skipped = 0;
  let isInside = false;
  const flush = () => {
    if (text.trim() !== '') runs.push(text);
    text = '';
  };
  for (const tag of readTags(html)) {
    if (isInside && skipped === 0) text += decodeText(html.slice(at, tag.start));
    at = tag.end;
    if (tag.kind === 'open') {
      const isContent = tag.attributes.get('id') === 'content-area';
      if (isContent) isInside = true;
      const skips =
        SOURCE.has(tag.name) ||
        tag.attributes.has('data-diagnostic') ||
        NAMES.test(tag.attributes.get('class') ?? '');
      if (!INLINE.has(tag.name) && !SOURCE.has(tag.name)) flush();
      if (VOID.has(tag.name) || html[tag.end - 2] === '/') continue;
      if (skips && isInside) {
        if (skipped === 0) text += '\u0001';
        skipped += 1;
      }
      open.push({ name: tag.name, isContent, skips: skips && isInside });
    } else {
      if (!INLINE.has(tag.name) && !SOURCE.has(tag.name)) flush();
      const index = open.findLastIndex(({ name }) => name === tag.name);
      if (index === -1) continue;
      for (const closed of open.splice(index)) {
        if (closed.skips) skipped -= 1;
        if (closed.isContent) isInside = false;
      }
    }
  }
  flush();
  return runs;
}

/** What looks like source in the text of a page: `{ kind, text }`, the text cut around the place. */
export function findRawSource(html) {
  return readRuns(html).flatMap((run) =>
    Object.entries(RAW).flatMap(([kind, pattern]) => {
      const match = pattern.exec(run);
      if (match === null) return [];
      const text = run
        .slice(Math.max(0, match.index - 40), match.index + 120)
        .replace(/\s+/g, ' ')
        .trim();
      return [{ kind, text }];
    }),
  );
}
