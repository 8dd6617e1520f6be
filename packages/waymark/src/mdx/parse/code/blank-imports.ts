import type { ImportDeclaration } from '@waymark/core/content';

/** Code without its import statements, every other line at its place; names that it hands on are exported. */
export function blankImports(code: string, imports: readonly ImportDeclaration[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end, handsOn = '' } of imports) {
    const blank = code.slice(start, end).replace(/[^\n\r]/g, ' ');
    rest += code.slice(at, start) + handsOn + blank;
    at = end;
  }
  return rest + code.slice(at);
}
