import type { CaretPlace } from './caret-place.ts';
import { afterBraces, openTags } from './open-tags.ts';

/** How far before the caret a tag may begin. */
const MOST = 5000;

const NAME = /[\w.:-]/;

/** What stands at an offset inside a tag; undefined outside of tags. */
export function placeInTag(text: string, offset: number): CaretPlace | undefined {
  // Before the first character is no tag; to search from before it is to search at it.
  if (offset === 0) return undefined;
  const first = Math.max(0, offset - MOST);
  for (let at = text.lastIndexOf('<', offset - 1); at >= first; at = text.lastIndexOf('<', at - 1)) {
    const place = readTag(text, at, offset);
    if (place !== 'outside') return place;
    if (at === 0) return undefined;
  }
  return undefined;
}

/** What is known of a tag when one of its attributes is read. */
interface OpenTag {
  readonly text: string;
  /** The caret. */
  readonly offset: number;
  readonly component: string;
  /** Props that stand before. */
  readonly given: string[];
}

/** Either what stands at the caret, or where the tag goes on. */
type Step = { readonly found: CaretPlace | 'outside' | undefined } | { readonly next: number };

/** Reads a tag from its `<` up to the caret. */
function readTag(text: string, open: number, offset: number): CaretPlace | 'outside' | undefined {
  if (text[open + 1] === '/') return readClosing(text, open, offset);
  const start = open + 1;
  const end = wordEnd(text, start);
  const component = text.slice(start, end);
  if (offset <= end) return { kind: 'component', start, end, text: component };
  if (!/^[A-Za-z]/.test(component)) return 'outside';
  const tag: OpenTag = { text, offset, component, given: [] };
  for (let at = end; at < offset; ) {
    const step = readStep(tag, at);
    if ('found' in step) return step.found;
    at = step.next;
  }
  return propAt(tag, offset, offset);
}

/** A closing tag, with its `>` where it has one. */
function readClosing(text: string, open: number, offset: number): CaretPlace | 'outside' | undefined {
  const start = open + 2;
  if (offset < start) return undefined;
  const end = wordEnd(text, start);
  if (offset > end) return 'outside';
  const name = text.slice(start, end);
  return {
    kind: 'closing',
    open: openTags(text, open),
    start,
    end: text[end] === '>' ? end + 1 : end,
    text: name,
  };
}

function readStep(tag: OpenTag, at: number): Step {
  const { text, offset } = tag;
  const sign = text[at] ?? '';
  if (sign === '>') return { found: 'outside' };
  if (NAME.test(sign)) return readAttribute(tag, at);
  if (sign !== '{') return { next: at + 1 };
  const next = afterBraces(text, at);
  return offset < next ? { found: undefined } : { next };
}

function readAttribute(tag: OpenTag, start: number): Step {
  const { text, offset, component, given } = tag;
  const end = wordEnd(text, start);
  if (offset <= end) return { found: propAt(tag, start, end) };
  const prop = text.slice(start, end);
  given.push(prop);
  const value = readValue(text, end);
  if (value === undefined) return { next: end };
  if (offset > value.end) return { next: value.end + 1 };
  return { found: offset < value.start ? undefined : valueAt(text, value, { component, prop }) };
}

function propAt({ text, component, given }: OpenTag, start: number, end: number): CaretPlace {
  return { kind: 'prop', component, given, start, end, text: text.slice(start, end) };
}

/** A value between quotes, after `=`; it may have no end yet. */
function readValue(text: string, from: number): { readonly start: number; readonly end: number } | undefined {
  const [before, quote] = /^\s*=\s*(["'])/.exec(text.slice(from, from + 40)) ?? [];
  if (before === undefined || quote === undefined) return undefined;
  const start = from + before.length;
  const end = text.indexOf(quote, start);
  const line = text.indexOf('\n', start);
  const last = line === -1 ? text.length : line;
  return { start, end: end === -1 || end > last ? last : end };
}

const ADDRESSES = new Set(['href', 'src', 'img']);

function valueAt(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  names: { readonly component: string; readonly prop: string },
): CaretPlace {
  const word = { start, end, text: text.slice(start, end) };
  const isIcon = names.prop === 'icon' || (names.component === 'Icon' && names.prop === 'name');
  if (isIcon) return { kind: 'icon', ...word };
  return ADDRESSES.has(names.prop) ? { kind: 'address', ...word } : { kind: 'value', ...names, ...word };
}

function wordEnd(text: string, from: number): number {
  let at = from;
  while (NAME.test(text[at] ?? '')) at += 1;
  return at;
}
