import { blankFencedCode, findFrontmatter } from '@waymark/core/content';
import { type DocumentSymbol, type Position, SymbolKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** A heading of a page, with offsets. */
interface Heading {
  readonly level: number;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The headings of a page, each with those below it. */
export function outline(document: TextDocument): readonly DocumentSymbol[] {
  const text = document.getText();
  const roots: Part[] = [];
  const open: { readonly level: number; readonly part: Part }[] = [];
  for (const { level, name, start, end } of readHeadings(text, findFrontmatter(text).bodyStart)) {
    const at = document.positionAt(start);
    while ((open.at(-1)?.level ?? 0) >= level) closePart(open.pop()?.part, at);
    const range = { start: at, end: document.positionAt(text.length) };
    const selectionRange = { start: at, end: document.positionAt(end) };
    const part = { name, kind: SymbolKind.String, range, selectionRange, children: [] };
    (open.at(-1)?.part.children ?? roots).push(part);
    open.push({ level, part });
  }
  return roots;
}

/** A heading with all that follows it, up to one that is not below it. */
type Part = DocumentSymbol & { readonly children: DocumentSymbol[] };

function closePart(part: Part | undefined, end: Position): void {
  if (part !== undefined) part.range.end = end;
}

function readHeadings(text: string, from: number): readonly Heading[] {
  const body = blankFencedCode(text);
  const found = body.matchAll(/^[ \t]*(#{1,6})[ \t]+(\S[^\r\n]*)/gm);
  return [...found].flatMap(({ 0: line, 1: marks = '', 2: words = '', index }) =>
    index < from
      ? []
      : [{ level: marks.length, name: titleOf(words), start: index, end: index + line.length }],
  );
}

/** The words of a heading, without tags and addresses, an id that its author gave, and closing marks. */
function titleOf(words: string): string {
  const title = words
    .trimEnd()
    .replace(/\{#[^{}]*\}$/, '')
    .trimEnd()
    .replace(/(?<=\s)#+$/, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)|<\/?[A-Za-z][^<>]*>/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
  // Editors refuse a symbol without a name.
  return title === '' ? words.trim() : title;
}
