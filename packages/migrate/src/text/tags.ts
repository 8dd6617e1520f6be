/** An attribute as written. */
export interface TagAttribute {
  readonly name: string;
  /** Without quotes or braces; undefined where it has no value. */
  readonly value: string | undefined;
  /** What stands around the value: a quote, `{`, or nothing. */
  readonly around: string;
  readonly start: number;
  readonly end: number;
  /** Offsets of the value without what stands around it. */
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** A tag of HTML or JSX. */
export interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly isSelfClosing: boolean;
  readonly attributes: readonly TagAttribute[];
  readonly start: number;
  readonly end: number;
}

const HEAD = /<(\/?)([A-Za-z][\w.:-]*)(?=[\s/>])/g;
/** Not the beginning of another tag: it tells that this one is none. */
const NAME = /[^\s=<>"'{}/]+/y;
const SPACE = /\s*/y;
/** Characters of a tag; what is longer is none. */
const LONGEST = 8000;

/** Finds the tags of a text. Text is taken from `written`, which differs from `prose` only where that is blank. */
export function scanTags(prose: string, written: string = prose): readonly Tag[] {
  const tags: Tag[] = [];
  HEAD.lastIndex = 0;
  for (let head = HEAD.exec(prose); head !== null; head = HEAD.exec(prose)) {
    const tag = readTag(written, head);
    if (tag === undefined) continue;
    tags.push(tag);
    HEAD.lastIndex = tag.end;
  }
  return tags;
}

/** The value of an attribute; `''` where it has none. */
export function attributeOf(tag: Tag, name: string): string | undefined {
  const found = tag.attributes.find((attribute) => attribute.name === name);
  return found === undefined ? undefined : (found.value ?? '');
}

function readTag(text: string, head: RegExpExecArray): Tag | undefined {
  const attributes: TagAttribute[] = [];
  const most = Math.min(text.length, head.index + LONGEST);
  let at = head.index + head[0].length;
  while (at < most) {
    at = skip(text, at);
    const rest = text.slice(at, at + 2);
    if (rest === '/>' || rest.startsWith('>')) {
      const isSelfClosing = rest === '/>';
      const end = at + (isSelfClosing ? 2 : 1);
      const [, slash, name = ''] = head;
      return { name, isClosing: slash === '/', isSelfClosing, attributes, start: head.index, end };
    }
    const attribute = readAttribute(text, at);
    if (attribute === undefined) return undefined;
    attributes.push(attribute);
    at = attribute.end;
  }
  return undefined;
}

function skip(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

function readAttribute(text: string, start: number): TagAttribute | undefined {
  if (text[start] === '{') {
    const end = endOfBraces(text, start);
    const value = text.slice(start + 1, end - 1);
    return { name: '', value, around: '{', start, end, valueStart: start + 1, valueEnd: end - 1 };
  }
  NAME.lastIndex = start;
  const name = NAME.exec(text)?.[0];
  if (name === undefined) return undefined;
  const after = start + name.length;
  const equals = skip(text, after);
  if (text[equals] !== '=') {
    return { name, value: undefined, around: '', start, end: after, valueStart: after, valueEnd: after };
  }
  const from = skip(text, equals + 1);
  const around = /["'{]/.exec(text[from] ?? '')?.[0] ?? '';
  const end = endOfValue(text, from, around);
  const inset = around === '' ? 0 : 1;
  const [valueStart, valueEnd] = [from + inset, end - inset];
  return { name, value: text.slice(valueStart, valueEnd), around, start, end, valueStart, valueEnd };
}

function endOfValue(text: string, from: number, around: string): number {
  if (around === '{') return endOfBraces(text, from);
  if (around === '') return from + (/^[^\s>]*/.exec(text.slice(from, from + LONGEST))?.[0].length ?? 0);
  const closing = text.indexOf(around, from + 1);
  return closing === -1 ? text.length : closing + 1;
}

/** Offset after the brace that closes the one at `start`; texts in quotes count as one sign. */
function endOfBraces(text: string, start: number): number {
  let depth = 0;
  const last = Math.min(text.length, start + LONGEST);
  for (let at = start; at < last; at++) {
    const sign = text[at];
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (sign === '"' || sign === "'" || sign === '`') {
      const closing = text.indexOf(sign, at + 1);
      if (closing !== -1) at = closing;
    }
    if (depth === 0) return at + 1;
  }
  return last;
}
