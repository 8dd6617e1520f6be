import { getLocation } from 'jsonc-parser';
import type { CaretPlace } from './caret-place.ts';

/** Keys whose value is an address. */
const ADDRESSES = new Set(['href', 'destination']);

/** What stands at an offset of `docs.json`. */
export function placeInConfig(text: string, offset: number): CaretPlace | undefined {
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset);
  if (isAtPropertyKey || previousNode?.type !== 'string') return undefined;
  const kind = kindOf(path);
  if (kind === undefined) return undefined;
  const start = previousNode.offset + 1;
  // A text that is being written may have no quote at its end yet.
  const isClosed = previousNode.length > 1 && text[previousNode.offset + previousNode.length - 1] === '"';
  const end = previousNode.offset + previousNode.length - (isClosed ? 1 : 0);
  if (offset < start || offset > end) return undefined;
  return { kind, start, end, text: text.slice(start, end) };
}

function kindOf(path: readonly (string | number)[]): 'page' | 'address' | 'icon' | undefined {
  const key = path.findLast((step) => typeof step === 'string');
  if (key === 'pages' || key === 'root') return 'page';
  if (key === 'icon') return 'icon';
  return typeof key === 'string' && ADDRESSES.has(key) ? 'address' : undefined;
}
