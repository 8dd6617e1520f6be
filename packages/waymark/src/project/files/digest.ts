import { longHash } from './hash.ts';

/** A text as it is kept in a file: behind its digest, so that a change is seen. */
export function withDigest(text: string): string {
  return `${longHash(text)}\n${text}`;
}

/** The text of such a file; undefined where it is not what was kept. */
export function wholeText(kept: string): string | undefined {
  const at = kept.indexOf('\n');
  const text = kept.slice(at + 1);
  return at > 0 && longHash(text) === kept.slice(0, at) ? text : undefined;
}
