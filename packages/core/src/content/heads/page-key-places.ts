import { metaKeyNames } from '../../config/index.ts';
import { contentDiagnostics, type Diagnostic, suggestSurely } from '../../diagnostics/index.ts';
import type { Span } from '../../source/index.ts';
import { type Frontmatter, readFrontmatter } from './frontmatter/read-frontmatter.ts';
import { findPageKey, pageKeyInAnyCase, pageKeyNames } from './page-keys.ts';

/** Where a key of the front matter stands in a page file. */
export function spanOfPageKey(file: string, text: string, key: string): Span {
  return { file, ...rangeOfKey(text, readFrontmatter(file, text).value, key) };
}

/** Where a top-level key stands in the text; the whole front matter when it cannot be found. */
export function rangeOfKey(
  text: string,
  frontmatter: Frontmatter,
  key: string,
): { start: number; end: number } {
  const yaml = text.slice(frontmatter.start, frontmatter.end);
  const name = key.replace(/[^\w-]/g, '\\$&');
  const line = new RegExp(`^(["']?)${name}\\1[ \\t]*:[^\\r\\n]*`, 'm').exec(yaml);
  if (line === null) return { start: frontmatter.start, end: frontmatter.end };
  const start = frontmatter.start + line.index;
  return { start, end: start + line[0].trimEnd().length };
}

/** Behind the key of a line. */
const AFTER_KEY = /^(?:"[^"\r\n]*"|'[^'\r\n]*'|[^\s"']+?)[ \t]*:(?=[ \t])/;

/** Proposes a word for one in the value of a key, whose line a span covers; nothing where it does not stand in that line. */
export function proposePageWord(
  span: Span,
  text: string,
  written: unknown,
  meant: string | undefined,
): Pick<Diagnostic, 'proposal'> {
  const line = text.slice(span.start, span.end);
  const [before] = AFTER_KEY.exec(line) ?? [];
  if (typeof written !== 'string' || meant === undefined || before === undefined) return {};
  const word = new RegExp(`(?<![\\w-])${written.trim().replace(/[^\w-]/g, '\\$&')}(?![\\w-])`, 'i');
  const found = word.exec(line.slice(before.length));
  if (found === null || found[0] === '') return {};
  const start = span.start + before.length + found.index;
  return { proposal: [{ span: { ...span, start, end: start + found[0].length }, text: meant }] };
}

/** The key that another one is a slip for; slips leave the first letter as it is, other words seldom (`created`, `related`). */
function meantKey(key: string): string | undefined {
  if (metaKeyNames.includes(key)) return undefined;
  if (/^\w+:/.test(key)) return suggestSurely(key, metaKeyNames);
  if (findPageKey(key) !== undefined) return undefined;
  const inOtherCase = pageKeyInAnyCase(key);
  if (inOtherCase !== undefined || key.length < 4) return inOtherCase;
  const first = key.charAt(0).toLowerCase();
  return suggestSurely(
    key,
    [...pageKeyNames].filter((name) => name.startsWith(first)),
  );
}

/** Keys that must be slips for others; a plural is a word of its own. */
export function misspeltKeys(file: string, text: string, frontmatter: Frontmatter): readonly Diagnostic[] {
  return Object.keys(frontmatter.data).flatMap((key) => {
    const meant = meantKey(key);
    if (meant === undefined || Object.hasOwn(frontmatter.data, meant)) return [];
    if (key === `${meant}s` || meant === `${key}s`) return [];
    const { start, end } = rangeOfKey(text, frontmatter, key);
    const span = { file, start, end: text.startsWith(key, start) ? start + key.length : end };
    const fix = text.startsWith(key, start) ? [{ span, text: meant }] : undefined;
    return [contentDiagnostics['misspelt-key']({ key, meant }, { span, fix })];
  });
}
