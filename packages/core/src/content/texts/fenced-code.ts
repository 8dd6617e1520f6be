const FENCE = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}|~{3,})([^\n]*)$/;

/** Replaces fenced code by spaces, so that what stands in it is not taken for page source; offsets stay true. */
export function blankFencedCode(text: string): string {
  if (!text.includes('```') && !text.includes('~~~')) return text;
  let open: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const fence = FENCE.exec(line);
      if (open === undefined) {
        open = opens(fence) ? fence?.[1] : undefined;
        return open === undefined ? line : ' '.repeat(line.length);
      }
      if (fence?.[1]?.startsWith(open) === true && fence[2]?.trim() === '') open = undefined;
      return ' '.repeat(line.length);
    })
    .join('\n');
}

/** A backtick fence whose line holds another backtick is inline code. */
function opens(fence: RegExpExecArray | null): boolean {
  return fence !== null && !(fence[1]?.startsWith('`') === true && fence[2]?.includes('`') === true);
}

/** A block of code in which another one begins, or which ends with the text: the line that should end it is missing. */
export interface RunawayCode {
  readonly start: number;
  /** The signs that would end it. */
  readonly sign: string;
  readonly text: string;
}

/** Finds blocks of code that go on over what follows them. */
export function findRunawayCode(source: string): readonly RunawayCode[] {
  const found: RunawayCode[] = [];
  let open: { readonly start: number; readonly sign: string; readonly holdsOther: boolean } | undefined;
  for (const { start, sign, word, canOpen } of fencesIn(source)) {
    if (open === undefined) {
      if (canOpen) open = { start, sign, holdsOther: false };
      continue;
    }
    if (!sign.startsWith(open.sign)) continue;
    if (word === '' && open.holdsOther) found.push({ ...open, text: source.slice(open.start, start) });
    open = word === '' ? undefined : { ...open, holdsOther: true };
  }
  return open === undefined ? found : [...found, { ...open, text: source.slice(open.start) }];
}

/** The lines of a text that may begin or end code. */
function* fencesIn(source: string): Iterable<{
  readonly start: number;
  readonly sign: string;
  readonly word: string;
  readonly canOpen: boolean;
}> {
  for (const { 0: line, index: start } of source.matchAll(/[^\r\n]+/g)) {
    const fence = FENCE.exec(line);
    const [, sign = '', rest = ''] = fence ?? [];
    if (fence !== null) yield { start, sign, word: rest.trim(), canOpen: opens(fence) };
  }
}
