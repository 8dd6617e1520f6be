/** Tags stand neither in code within a line nor in comments. */
const NO_TAGS = /`[^`\n]*`|\{\/\*[\s\S]*?\*\/\}/g;

/** An address between angle brackets is no tag. */
const TAG = /<(\/?)([A-Za-z][\w.-]*)(?=[\s/>{]|$)/g;

/** Tags of HTML that nothing closes. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** Names of the tags that are open at an offset, the innermost first. */
export function openTags(text: string, offset: number): readonly string[] {
  const before = text.slice(0, offset).replace(NO_TAGS, (code) => ' '.repeat(code.length));
  const open: string[] = [];
  TAG.lastIndex = 0;
  for (let found = TAG.exec(before); found !== null; found = TAG.exec(before)) {
    const [tag, slash, name = ''] = found;
    const end = tagEnd(before, found.index + tag.length);
    if (end === undefined) break;
    TAG.lastIndex = end + 1;
    if (slash === '/') open.splice(0, open.indexOf(name) + 1);
    else if (before[end - 1] !== '/' && !VOID.test(name)) open.unshift(name);
  }
  return open;
}

/** Offset of the `>` of a tag, past its quotes and braces; undefined for a tag without end. */
function tagEnd(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '>') return at;
    if (sign === '{') at = afterBraces(text, at) - 1;
    else if (sign === '"' || sign === "'") {
      const end = text.indexOf(sign, at + 1);
      if (end === -1) return undefined;
      at = end;
    }
  }
  return undefined;
}

/** A text of JavaScript, a run without quotes and braces, or one sign. Of thousands of quotes that nothing ends, each is looked at. */
const PIECE = /"(?:[^"\\\n]|\\.){0,2000}"|'(?:[^'\\\n]|\\.){0,2000}'|`(?:[^`\\]|\\.){0,2000}`|[^"'`{}]+|./sy;

/** Offset after the brace that closes this one; braces in texts close nothing. */
export function afterBraces(text: string, open: number): number {
  let depth = 0;
  PIECE.lastIndex = open;
  for (let piece = PIECE.exec(text); piece !== null; piece = PIECE.exec(text)) {
    if (piece[0] === '{') depth += 1;
    if (piece[0] === '}' && --depth === 0) return PIECE.lastIndex;
  }
  return text.length;
}
