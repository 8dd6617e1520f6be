/** A block of fenced code. */
export interface Fence {
  readonly indent: string;
  readonly marks: string;
  /** What stands behind the marks, without spaces around it. */
  readonly info: string;
  readonly infoStart: number;
  readonly infoEnd: number;
  /** Offsets of the lines between the fences. */
  readonly codeStart: number;
  readonly codeEnd: number;
  readonly start: number;
  readonly end: number;
}

const OPENING = /^((?:[ \t>]|[-*+] |\d+[.)] )*)(`{3,}|~{3,})(.*)$/;

/** Finds the fenced code of a text. */
export function scanFences(text: string, from = 0): readonly Fence[] {
  const fences: Fence[] = [];
  let open: Omit<Fence, 'codeEnd' | 'end'> | undefined;
  let start = from;
  for (const line of text.slice(from).split('\n')) {
    const match = OPENING.exec(line);
    const next = start + line.length + 1;
    if (open === undefined) open = match === null ? undefined : openingOf(match, start, next);
    else if (match?.[2]?.startsWith(open.marks) === true && match[3]?.trim() === '') {
      fences.push({ ...open, codeEnd: start, end: next - 1 });
      open = undefined;
    }
    start = next;
  }
  return open === undefined ? fences : [...fences, { ...open, codeEnd: text.length, end: text.length }];
}

function openingOf(
  match: RegExpExecArray,
  start: number,
  next: number,
): Omit<Fence, 'codeEnd' | 'end'> | undefined {
  const [, indent = '', marks = '', info = ''] = match;
  if (marks.startsWith('`') && info.includes('`')) return undefined;
  const infoStart = start + indent.length + marks.length;
  return { indent, marks, info: info.trim(), infoStart, infoEnd: next - 1, codeStart: next, start };
}
