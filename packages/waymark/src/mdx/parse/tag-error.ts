/** Where the tag begins that an error names, in the text that was parsed. */
interface Beginning {
  readonly line: number;
  readonly column: number;
}

/** What the parser says of a tag whose other half it misses. */
export type TagError =
  /** Nothing ends a tag: in its paragraph, where it begins in one. */
  | (Beginning & { readonly kind: 'unended'; readonly open: string; readonly inParagraph: boolean })
  /** A tag is ended by another name. */
  | (Beginning & { readonly kind: 'other-end'; readonly open: string; readonly end: string })
  /** An end stands in a block that began behind its tag. */
  | (Beginning & { readonly kind: 'late-end'; readonly end: string; readonly inParagraph: boolean })
  /** An end of nothing. */
  | { readonly kind: 'unbegun'; readonly end: string };

const UNENDED = /^Expected a closing tag for `<([^`>]*)>` \((\d+):(\d+)\)(?: before the end of `(\w+)`)?/;
const OTHER_END =
  /^Unexpected closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>` \((\d+):(\d+)\)/;
const LATE_END =
  /^Expected the closing tag `<\/([^`>]*)>` either after the end of `(\w+)` .*opened at (\d+):(\d+)\)$/;
const UNBEGUN = /^Unexpected closing tag `<\/([^`>]*)>`, expected an open tag/;

/** Reads what the parser says of tags; undefined where it says something else. */
export function readTagError(message: string): TagError | undefined {
  const [, unended, ...where] = UNENDED.exec(message) ?? [];
  if (unended !== undefined)
    return { kind: 'unended', open: unended, ...beginning(where), inParagraph: where[2] === 'paragraph' };
  const [, other, open = '', ...of] = OTHER_END.exec(message) ?? [];
  if (other !== undefined) return { kind: 'other-end', open, end: other, ...beginning(of) };
  const [, late, block, ...opened] = LATE_END.exec(message) ?? [];
  if (late !== undefined)
    return { kind: 'late-end', end: late, ...beginning(opened), inParagraph: block === 'paragraph' };
  const [, end] = UNBEGUN.exec(message) ?? [];
  return end === undefined ? undefined : { kind: 'unbegun', end };
}

function beginning([line, column]: readonly string[]): Beginning {
  return { line: Number(line), column: Number(column) };
}
