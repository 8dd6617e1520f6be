import type { ImportDeclaration } from '@waymark/core/content';
import { rewriteText } from '@waymark/core/source';

/** Code without its import statements, every other line at its place; names that it hands on are exported. */
export function blankImports(code: string, imports: readonly ImportDeclaration[]): string {
  const edits = imports.map(({ start, end, handsOn = '' }) => {
    const blank = code.slice(start, end).replace(/[^\n\r]/g, ' ');
    return { start, end, text: handsOn + blank };
  });
  return rewriteText(code, edits).text;
}
