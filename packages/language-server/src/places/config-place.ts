import { getLocation, type Location, parse } from 'jsonc-parser';
import type { CaretPlace } from './caret-place.ts';

/** Keys whose value is an address. */
const ADDRESSES = new Set(['href', 'destination']);

/** Keys whose value is a picture, or one for each mode. */
const IMAGES = new Set(['logo', 'favicon', 'image']);
const MODES = new Set(['light', 'dark']);

/** What stands at an offset of `docs.json`. */
export function placeInConfig(text: string, offset: number): CaretPlace | undefined {
  const location = getLocation(text, offset);
  const { path, isAtPropertyKey } = location;
  const word = wordInQuotes(text, offset, location);
  const config = (): unknown => parse(text);
  if (isAtPropertyKey) {
    const key = word ?? bareKey(text, offset);
    return (
      key && { kind: 'setting', ...key, config: config(), path: path.slice(0, -1), isQuoted: key === word }
    );
  }
  const kind = word && kindOf(path);
  if (kind !== undefined && word !== undefined) return { kind, ...word };
  const value = word ?? bareWord(text, offset);
  return value && { kind: 'setting-value', ...value, config: config(), path, isQuoted: value === word };
}

/** A word and its offsets. */
type Word = Pick<CaretPlace, 'start' | 'end' | 'text'>;

/** The word between the quotes around an offset. */
function wordInQuotes(text: string, offset: number, { previousNode }: Location): Word | undefined {
  if (previousNode?.type !== 'string' && previousNode?.type !== 'property') return undefined;
  const start = previousNode.offset + 1;
  // A text that is being written may have no quote at its end yet.
  const isClosed = previousNode.length > 1 && text[previousNode.offset + previousNode.length - 1] === '"';
  const end = previousNode.offset + previousNode.length - (isClosed ? 1 : 0);
  if (offset < start || offset > end) return undefined;
  return { start, end, text: text.slice(start, end) };
}

/** The word without quotes behind a colon. */
function bareWord(text: string, offset: number): Word | undefined {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return bareAround(/:\s*([a-z]*)$/.exec(line)?.[1], text, offset);
}

/** The word without quotes where a key begins: behind a bracket or a comma, which may end the line before. */
function bareKey(text: string, offset: number): Word | undefined {
  // Keys are short, and looking for the end of a long word takes the square of its length.
  const before = /[A-Za-z]*$/.exec(text.slice(Math.max(0, offset - 40), offset))?.[0] ?? '';
  const isFree = /[{,]$/.test(text.slice(0, offset - before.length).trimEnd());
  return isFree ? bareAround(before, text, offset) : undefined;
}

/** A word that goes on behind an offset. */
function bareAround(before: string | undefined, text: string, offset: number): Word | undefined {
  if (before === undefined) return undefined;
  const after = /^[A-Za-z]*/.exec(text.slice(offset, offset + 30))?.[0] ?? '';
  return { start: offset - before.length, end: offset + after.length, text: before + after };
}

function kindOf(path: readonly (string | number)[]): 'page' | 'address' | 'image' | 'icon' | undefined {
  const keys = path.filter((step) => typeof step === 'string');
  const key = keys.at(-1);
  const owner = key !== undefined && MODES.has(key) ? keys.at(-2) : key;
  if (owner !== undefined && IMAGES.has(owner)) return 'image';
  if (key === 'pages' || key === 'root') return 'page';
  if (key === 'icon') return 'icon';
  return key !== undefined && ADDRESSES.has(key) ? 'address' : undefined;
}
