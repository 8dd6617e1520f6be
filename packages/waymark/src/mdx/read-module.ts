import { type ImportDeclaration, scanImports } from '@waymark/core/content';
import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import { mdxDiagnostics } from '@waymark/core/diagnostics';
import { readLiteral } from './literal.ts';
import { applyMend, findMend, type Mend, sourceOffset } from './mend.ts';
import { type ParseError, parseMarkdown, parseMdx } from './parse.ts';
import { prepareText } from './prepare.ts';
import { endOf, isElement, isExpression, type MdxAttribute, type MdxNode, startOf } from './tree.ts';

/** One Markdown or MDX file, parsed: its tree, what it imports and the code that it holds. */
export interface MdxModule {
  readonly file: string;
  /** The text that was parsed; node offsets count in it. */
  readonly text: string;
  readonly root: MdxNode;
  readonly imports: readonly ImportDeclaration[];
  /** The `export` statements, imports taken out; empty for most pages. */
  readonly code: string;
  /** Names that the code exports. */
  readonly exports: ReadonlySet<string>;
  /** Explicit heading ids by the offset of the heading. */
  readonly explicitIds: ReadonlyMap<number, string>;
  /** Offset in the file of an offset in `text`. */
  readonly toSource: (offset: number) => number;
}

/** Mends tried on one file before it is given up; a real page needs a handful. */
const MEND_LIMIT = 200;

/**
 * Parses a file, mending what the format accepts and strict MDX refuses. The value is undefined when the file cannot
 * be parsed; then the diagnostics say why. `.md` files fall back to plain Markdown.
 */
export function readModule(file: string, source: string): Outcome<MdxModule | undefined> {
  const prepared = prepareText(source);
  const parsed = parseWithMends(prepared.text);
  const toSource = (offset: number): number => sourceOffset(parsed.mends, offset);
  const at = (offset: number) => ({ span: { file, start: toSource(offset), end: toSource(offset) + 1 } });
  const diagnostics: Diagnostic[] = prepared.comments.map((start) =>
    mdxDiagnostics['html-comment']({}, { span: { file, start, end: start + 4 } }),
  );
  if (parsed.error !== undefined) {
    const problem = parsed.error.message;
    if (!file.endsWith('.md'))
      return {
        value: undefined,
        diagnostics: [...diagnostics, mdxDiagnostics.syntax({ problem }, at(parsed.error.offset))],
      };
    diagnostics.push(mdxDiagnostics['plain-markdown']({ problem }, at(parsed.error.offset)));
    const root = parseMarkdown(prepared.text);
    return {
      value: {
        file,
        text: prepared.text,
        root,
        imports: [],
        code: '',
        exports: new Set(),
        explicitIds: prepared.explicitIds,
        toSource: (offset) => offset,
      },
      diagnostics,
    };
  }
  diagnostics.push(
    ...parsed.mends
      .filter((mend) => mend.reason !== '')
      .map((mend, index) => {
        const start = sourceOffset(parsed.mends.slice(0, index), mend.offset);
        return mdxDiagnostics.mended({ reason: mend.reason }, { span: { file, start, end: start + 1 } });
      }),
  );
  const { imports, code } = collectCode(parsed.root);
  const explicitIds = new Map(
    [...prepared.explicitIds].map(([offset, id]) => [shiftOffset(parsed.mends, offset), id]),
  );
  const module = {
    file,
    text: parsed.text,
    root: parsed.root,
    imports,
    code,
    exports: exportedNames(code),
    explicitIds,
    toSource,
  };
  return { value: module, diagnostics };
}

interface MendedParse {
  readonly text: string;
  readonly root: MdxNode;
  readonly mends: readonly Mend[];
  readonly error?: ParseError;
}

function parseWithMends(source: string): MendedParse {
  let text = source;
  const mends: Mend[] = [];
  for (;;) {
    const result = parseMdx(text);
    if (result.kind === 'tree') {
      const dollars = findCurrency(text, result.root);
      if (dollars.length === 0 || mends.length > MEND_LIMIT) return { text, root: result.root, mends };
      for (const offset of dollars) {
        const mend = { offset, removed: 0, inserted: '\\', reason: '' };
        mends.push(mend);
        text = applyMend(text, mend);
      }
      continue;
    }
    const mend = mends.length < MEND_LIMIT ? findMend(text, result.error) : undefined;
    if (mend === undefined)
      return {
        text: source,
        root: { type: 'root' },
        mends: [],
        error: { ...result.error, offset: sourceOffset(mends, result.error.offset) },
      };
    mends.push(mend);
    text = applyMend(text, mend);
  }
}

/** Offsets of `$` that open no formula (spec/pages.md 8): last first, so that each may be edited in turn. */
function findCurrency(text: string, node: MdxNode): number[] {
  if (!text.includes('$')) return [];
  const found: number[] = [];
  const visit = (current: MdxNode): void => {
    if (current.type === 'inlineMath' && isCurrency(text, current)) found.push(startOf(current));
    current.children?.forEach(visit);
  };
  visit(node);
  return found.sort((a, b) => b - a);
}

function isCurrency(text: string, node: MdxNode): boolean {
  const start = startOf(node);
  const end = endOf(node);
  if (text.startsWith('$$', start)) return false;
  return /\s/.test(text[start + 1] ?? '') || /\s/.test(text[end - 2] ?? '') || /\d/.test(text[end] ?? '');
}

function shiftOffset(mends: readonly Mend[], offset: number): number {
  return mends.reduce(
    (current, mend) => (mend.offset <= current ? current + mend.inserted.length - mend.removed : current),
    offset,
  );
}

function collectCode(root: MdxNode): { imports: ImportDeclaration[]; code: string } {
  const imports: ImportDeclaration[] = [];
  const parts: string[] = [];
  for (const node of root.children ?? []) {
    if (node.type !== 'mdxjsEsm') continue;
    const text = node.value ?? '';
    const declarations = scanImports(text);
    imports.push(...declarations);
    let rest = text;
    for (const { start, end } of [...declarations].reverse()) rest = rest.slice(0, start) + rest.slice(end);
    if (rest.trim() !== '') parts.push(rest);
  }
  return { imports, code: parts.join('\n') };
}

function exportedNames(code: string): Set<string> {
  const names = new Set<string>();
  for (const match of code.matchAll(
    /^\s*export\s+(?:async\s+)?(?:const|let|var|function\*?|class)\s+([\w$]+)/gm,
  ))
    names.add(match[1] ?? '');
  return names;
}

/** Source of an attribute's expression, for attributes written in braces. */
export function attributeCode(attribute: MdxAttribute): string | undefined {
  return typeof attribute.value === 'object' && attribute.value !== null ? attribute.value.value : undefined;
}

/** A name or a dotted path of names, which a scope can answer without running anything. */
export const NAME_PATH: RegExp = /^[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*$/;

/** Every expression of a file that is neither data nor a plain name: what has to be compiled. */
export function codeExpressions(module: MdxModule): string[] {
  const found = new Set<string>();
  const consider = (code: string | undefined): void => {
    if (code === undefined || NAME_PATH.test(code.trim())) return;
    if (readLiteral(code).kind === 'code') found.add(code);
  };
  const visit = (node: MdxNode): void => {
    if (isExpression(node)) consider(node.value);
    if (isElement(node)) {
      for (const attribute of node.attributes ?? []) {
        consider(
          attribute.type === 'mdxJsxExpressionAttribute'
            ? `({${attribute.value as string}})`
            : attributeCode(attribute),
        );
      }
    }
    node.children?.forEach(visit);
  };
  visit(module.root);
  return [...found];
}
