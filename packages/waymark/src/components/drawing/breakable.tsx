import type { JSX } from 'preact';

/** Words that are longer may not fit into a column. */
const LONG = 26;

/**
 * A text whose words of more than `room` letters may be broken after `_ . : / -`, and else before a capital, as identifiers are read; nothing is added to
 * what readers copy.
 */
export function Breakable({
  text,
  room = LONG,
}: {
  readonly text: string;
  readonly room?: number | undefined;
}): JSX.Element {
  const [first, ...others] = breakableParts(text, room);
  if (others.length === 0) return <>{first}</>;
  return <>{[first, ...others.flatMap((part) => [<wbr />, part])]}</>;
}

/**
 * A text cut where a long word in it may be broken: after `/` alone where what stands between is short enough, as in
 * most paths.
 */
export function breakableParts(text: string, room = LONG): readonly string[] {
  const parts = [''];
  for (const word of text.split(/(?<=\s)/)) {
    const [first = '', ...rest] = word.length > room ? cutWord(word, room) : [word];
    parts[parts.length - 1] += first;
    for (const each of rest) parts.push(each);
  }
  return parts;
}

function cutWord(word: string, room: number): readonly string[] {
  return word
    .split(/(?<=[^\s_./-]\/)(?=[\p{L}\p{N}{])/u)
    .flatMap((part) => (part.length > room ? part.split(/(?<=[^\s_./-][_.:-])(?=[\p{L}\p{N}{])/u) : [part]))
    .flatMap((part) => (part.length > room ? part.split(/(?<=\p{Ll})(?=\p{Lu})/u) : [part]));
}
