/** Scopes by which themes colour a placeholder. */
export const PLACEHOLDER_SCOPES: readonly string[] = ['source.shell', 'variable.other.constant'];

/** `<NAME>`, `<api-key>` or `<your name>`: in a shell command nobody means the redirections that it also is. */
const PLACEHOLDER = /(?<!<)<[A-Za-z][\w-]*(?: [A-Za-z][\w-]*)*>/g;

/** Makes every placeholder of a line one token, except in comments. Tokens are pairs of start and metadata. */
export function joinPlaceholders(line: string, tokens: Uint32Array, metadata: number): Uint32Array {
  if (!line.includes('<')) return tokens;
  return [...line.matchAll(PLACEHOLDER)].reduce(
    (result, match) => cover(result, match.index, match.index + match[0].length, metadata),
    tokens,
  );
}

/** The part of the metadata that says what a token is: a comment, a string … */
const TOKEN_KIND = 0x300;
const COMMENT = 0x100;

function cover(tokens: Uint32Array, start: number, end: number, metadata: number): Uint32Array {
  const before: number[] = [];
  const after: number[] = [];
  let resumed = metadata;
  let isComment = false;
  for (let index = 0; index < tokens.length; index += 2) {
    const [at = 0, style = 0] = tokens.subarray(index, index + 2);
    if (at < start) before.push(at, style);
    if (at <= start) isComment = (style & TOKEN_KIND) === COMMENT;
    if (at <= end) resumed = style;
    else after.push(at, style);
  }
  if (isComment) return tokens;
  return Uint32Array.of(...before, start, metadata, end, resumed, ...after);
}
