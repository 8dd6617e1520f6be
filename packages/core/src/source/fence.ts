/** Code in a fence that is longer than any in it; `info` is what stands behind the signs that open it. */
export function fence(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const signs = '`'.repeat(longest + 1);
  return `${signs}${info}\n${code}\n${signs}`;
}
