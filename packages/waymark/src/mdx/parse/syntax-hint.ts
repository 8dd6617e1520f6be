/** Characters from the place of a problem in which its cause may stand. */
const NEAR = 500;

const BARE_VALUE = /^<[\w.]+(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*\s+([\w-]+)=([^\s"'{}<>]+)/;
const OTHER_END =
  /^Unexpected closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>` \((\d+):/;
const NO_END = /^Expected a closing tag for `<([^`>]*)>` \(\d+:\d+\)/;
const NO_BEGINNING = /^Unexpected closing tag `<\/([^`>]*)>`, expected an open tag/;

/** What to do about a page that does not parse, by what the parser says and by what stands there; undefined where neither tells. */
export function syntaxHint(problem: string, source: string, offset: number): string | undefined {
  const bare = BARE_VALUE.exec(source.slice(offset, offset + NEAR));
  if (bare !== null) return `put the value in quotes: \`${bare[1]}="${bare[2]}"\``;
  const [, end, open, line] = OTHER_END.exec(problem) ?? [];
  if (end !== undefined)
    return `\`<${open}>\` of line ${line} is still open here: write \`</${open}>\` before this, or \`/>\` where it begins if nothing is in it`;
  const [, unended] = NO_END.exec(problem) ?? [];
  if (unended !== undefined)
    return `write \`</${unended}>\` where it ends: in the same paragraph, or both on lines of their own; with nothing in it, \`<${unended} />\``;
  const [, unbegun] = NO_BEGINNING.exec(problem) ?? [];
  if (unbegun !== undefined)
    return `remove it, or begin with \`<${unbegun}>\`; where that is there, look for a quote or brace in it that has no end`;
  return undefined;
}
