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
