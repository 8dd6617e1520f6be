import { componentRegistry } from '../../../components/index.ts';
import type { Mend } from './mend.ts';

/** Characters before an error in which the attribute may begin that it is about. */
const NEAR = 2000;

/** A value with quotes in it, up to the one before another attribute or the end of the tag. */
const QUOTED =
  /^(<[A-Za-z][\w.-]*(?:\s+[\w:-]+(?:=(?:"[^"\n]*"(?=[\s/>])|\{[^{}\n]*\}))?)*?\s+([\w:-]+)=")([^"\n]*"[^=<>\n]*)"(?=\s*\/?>|\s+[\w:-]+=)/;

/** Such a value where its quote is the first of another attribute, which has its second one: the last of its own is missing. */
const UNENDED = /^([^"\n]*?[^"\s])\s+([\w:-]+)="[^"]*$/;
/** Attributes of tags of any name. */
const COMMON: ReadonlySet<string> = new Set([
  'alt',
  'class',
  'className',
  'href',
  'id',
  'src',
  'style',
  'title',
]);

/** Fewer words than that may be code that lacks a sign. */
const FEWEST_WORDS = 3;

/** Finds the value of an attribute that its author wrote with quotes inside of quotes, or as words in braces. */
export function mendAttributeValue(text: string, at: number): Mend | undefined {
  return mendQuotes(text, at) ?? mendWords(text, at);
}

/** The last quote of a value, where it is missing and the next attribute follows. */
function endValue(value: string, start: number, tag: string, name: string): Mend | undefined {
  const [, words = '', next = ''] = UNENDED.exec(value) ?? [];
  const { props = {} } = componentRegistry.get(/^<([\w.-]+)/.exec(tag)?.[1] ?? '') ?? {};
  if (!COMMON.has(next) && !Object.hasOwn(props, next)) return undefined;
  return {
    offset: start + words.length,
    inserted: '"',
    reason: `\`${name}="${words}"\`, whose last quote is missing`,
  };
}

function mendQuotes(text: string, at: number): Mend | undefined {
  const [, before = '', name, value] = QUOTED.exec(text.slice(at, at + NEAR)) ?? [];
  // A quote of texts ends a value for the eye only: what follows is another attribute, and no part of the value.
  if (value === undefined || /[“”]\s+[\w:-]+="/.test(value)) return undefined;
  const ended = endValue(value, at + before.length, before, name ?? '');
  if (ended !== undefined) return ended;
  return {
    offset: at + before.length,
    removed: value.length,
    inserted: value.replaceAll('"', '&quot;'),
    reason: `a quote inside the value of \`${name}\` is part of it`,
  };
}

function mendWords(text: string, at: number): Mend | undefined {
  const start = Math.max(0, text.lastIndexOf('<', at));
  // Words in braces, which are no code: nothing but letters, figures and the signs of sentences.
  const inBraces = /\s([\w:-]+)=(\{\s*(\p{L}(?:[\p{L}\p{N}'",.:!?&%\s-]|(?![\0-\x7f])\p{P})*?)\s*\})/gu;
  for (const found of text.slice(start, at + NEAR).matchAll(inBraces)) {
    const [attribute, name, braces = '', words = ''] = found;
    const end = start + found.index + attribute.length;
    const isThere = end - braces.length <= at && at < end;
    if (!isThere || words.split(/\s+/).length < FEWEST_WORDS) continue;
    return {
      offset: end - braces.length,
      removed: braces.length,
      inserted: `"${words.replaceAll('"', '&quot;')}"`,
      reason: `words in braces are the text of \`${name}\``,
    };
  }
  return undefined;
}
