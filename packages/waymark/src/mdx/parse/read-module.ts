import { type ImportDeclaration, scanImports } from '@waymark/core/content';
import {
  type Diagnostic,
  mdxDiagnostics,
  type Outcome,
  reportLostCharacters,
  reportMergeConflicts,
} from '@waymark/core/diagnostics';
import {
  blankMergeMarks,
  findMergeConflicts,
  type MergeConflict,
  NAME,
  type RewrittenText,
  rewriteText,
  type Span,
} from '@waymark/core/source';
import { blankCode } from './blank-code.ts';
import { blankImports } from './code/blank-imports.ts';
import { exportedNames } from './code/exported-names.ts';
import { readLiteral } from './code/literal.ts';
import { BYTE_ORDER_MARK, type MendedTree, parseWithMends } from './mend/parse-with-mends.ts';
import { isNoText } from './no-text.ts';
import { type ParseChoices, type ParseError, parseMarkdown } from './parse.ts';
import { prepareText } from './prepare/prepare-text.ts';
import { fillTree } from './rewrite/fill-variables.ts';
import { linkFootnotes } from './rewrite/link-footnotes.ts';
import { shortenFragments } from './rewrite/shorten-fragments.ts';
import {
  findLoneFences,
  findShortFences,
  reportLoneFence,
  reportShortFence,
  withFences,
} from './short-fences.ts';
import { syntaxHint } from './syntax-hint.ts';
import { attributeCode, endOf, isExpression, isTag, type MdxNode, startOf } from './tree.ts';

/** Code of a page between two pieces of its content. */
export interface CodePart {
  readonly code: string;
  readonly start: number;
}

/** One Markdown or MDX file, parsed: its tree, what it imports and the code that it holds. */
export interface MdxModule {
  readonly file: string;
  /** The text that was parsed; node offsets count in it. */
  readonly text: string;
  /** The text as it was written. */
  readonly source: string;
  readonly root: MdxNode;
  /** Import statements; their offsets count in `text`. */
  readonly imports: readonly ImportDeclaration[];
  /** The `export` statements, imports taken out; empty for most pages. */
  readonly code: string;
  /** The same as it stands in `text`, each part at its place. */
  readonly codeParts: readonly CodePart[];
  /** Names that the code exports. */
  readonly exports: ReadonlySet<string>;
  /** Every expression that is neither data nor a plain name: what has to be compiled. */
  readonly expressions: readonly string[];
  /** Explicit heading ids by the offset of the heading in the file. */
  readonly explicitIds: ReadonlyMap<number, string>;
  /** Offset in the file of an offset in `text`. */
  readonly toSource: (offset: number) => number;
}

/**
 * Parses a file, mending what the format accepts and strict MDX refuses. The value is undefined when the file cannot
 * be parsed; then the diagnostics say why. `.md` files fall back to plain Markdown.
 */
export function readModule(
  file: string,
  source: string,
  choices: ParseChoices = {},
): Outcome<MdxModule | undefined> {
  if (isNoText(source)) return { value: undefined, diagnostics: [noText(file)] };
  const conflicts = conflictsIn(source);
  const lone = findLoneFences(source);
  const whole = withFences(blankMergeMarks(source, conflicts), lone);
  const { text: lines, toOriginal } = withPlainLineEnds(whole.text);
  const inFile: Written['inFile'] = (offset, bias) => whole.toOriginal(toOriginal(offset, bias), bias);
  const { text, explicitIds, comments } = prepareText(lines);
  const isPlain = file.endsWith('.md');
  const parsed = parseWithMends(text, choices, isPlain);
  const written: Written = {
    file,
    source,
    explicitIds: new Map([...explicitIds].map(([offset, id]) => [inFile(offset), id])),
    inFile,
  };
  const diagnostics = [
    ...reportLostCharacters(file, source),
    ...reportMergeConflicts(file, conflicts),
    ...lone.map((start) => reportLoneFence(file, start)),
    // In plain Markdown they are what comments are.
    ...(isPlain ? [] : comments.map((start) => reportComment(file, source, inFile(start)))),
  ];
  if (parsed.kind === 'tree')
    return {
      value: moduleOf(written, parsed),
      diagnostics: [...diagnostics, ...reportMends(written, parsed)],
    };
  return isPlain
    ? {
        value: plainModule(written, text, choices),
        diagnostics: [...diagnostics, reportError('plain-markdown', parsed.error, written)],
      }
    : { value: undefined, diagnostics: [...diagnostics, reportError('syntax', parsed.error, written)] };
}

/** What is known of a file before it is parsed, and where an offset of the text that is parsed is in it. */
interface Written extends Pick<MdxModule, 'file' | 'source' | 'explicitIds'> {
  readonly inFile: RewrittenText['toOriginal'];
}

function moduleOf({ inFile, ...written }: Written, { root, text, toOriginal }: MendedTree): MdxModule {
  const tree = linkFootnotes(fillTree(root, text), text);
  const { imports, codeParts, expressions } = collectCode(tree);
  const code = joinCode(codeParts);
  const exports = exportedNames(code);
  return {
    ...written,
    text,
    root: shortenFragments(tree, text, { imports, exports }),
    imports,
    code,
    codeParts,
    exports,
    expressions,
    toSource: (offset) => inFile(toOriginal(offset)),
  };
}

/** What was mended in a file, and what could not be. */
function reportMends(written: Written, { lost, mended }: MendedTree): readonly Diagnostic[] {
  const { file, source, inFile } = written;
  const short = findShortFences(source);
  // What is told of the code as a whole.
  const isTold = (at: number): boolean => short.some(({ start, end }) => start < at && at < end);
  return [
    ...short.map((fence) => reportShortFence(file, fence)),
    ...lost.map((error) => reportError('syntax', error, written)),
    ...mended
      .filter(({ offset }) => !isTold(inFile(offset)))
      .map(({ offset, edit, ...why }) => {
        const fix = edit && [
          { span: { file, start: inFile(edit.start), end: inFile(edit.end) }, text: edit.text },
        ];
        return mdxDiagnostics.mended(why, { ...spanAt(file, inFile(offset)), fix });
      }),
  ];
}

/** What is wrong with a file of other bytes: one finding, at its beginning, for all that could be said of them. */
function noText(file: string): Diagnostic {
  const hint = 'Give it the ending of what it is; if it is a text, save it as UTF-8';
  return mdxDiagnostics.syntax({ problem: 'this file is no text' }, { ...spanAt(file, 0), hint });
}

function reportComment(file: string, source: string, start: number): Diagnostic {
  const span = { file, start, end: start + 4 };
  return mdxDiagnostics['html-comment']({}, { span, ...commentFix(file, source, start) });
}

/** A comment as MDX has them; none between the attributes of a tag, and none over an empty line, which would part it. */
function commentFix(file: string, source: string, start: number): Pick<Diagnostic, 'fix'> {
  const [written, text = ''] = /^<!--([\s\S]*?)-->/.exec(source.slice(start)) ?? [];
  const isInTag = /<[A-Za-z/][^<>]*$/.test(source.slice(Math.max(0, start - 2000), start));
  if (written === undefined || isInTag || /\*\/|\n[ \t>]*\r?\n/.test(text)) return {};
  return { fix: [{ span: { file, start, end: start + written.length }, text: `{/*${text}*/}` }] };
}

/** What the parser says, in our words. */
function reportError(
  code: 'syntax' | 'plain-markdown',
  { message, offset, hint: known }: ParseError,
  { file, source, inFile }: Written,
): Diagnostic {
  const at = inFile(offset);
  const hint = known ?? syntaxHint(message, source, at);
  const said = message.replace(/^Could not parse expression with oxc: /, 'this is no JavaScript: ');
  // Where the cause is known, what the parser supposes leads astray.
  const problem = hint === undefined ? said : said.replace(/ \(note: .*\)$/, '');
  return mdxDiagnostics[code]({ problem }, { ...spanAt(file, at), hint });
}

/** What git left of a merge; in code, such lines are an example. */
function conflictsIn(source: string): readonly MergeConflict[] {
  return source.includes('<<<<<<< ') ? findMergeConflicts(blankCode(source)) : [];
}

/**
 * A text whose lines end as the parser's own do: with others, it would leave a carriage return in code, and a line of nothing but
 * one would not be empty.
 */
function withPlainLineEnds(text: string): RewrittenText {
  if (!text.includes('\r')) return { text, toOriginal: (offset) => offset };
  const ends = text.matchAll(/\r\n?/g);
  return rewriteText(
    text,
    Array.from(ends, ({ index, 0: end }) => ({ start: index, end: index + end.length, text: '\n' })),
  );
}

function plainModule({ inFile, ...written }: Written, whole: string, choices: ParseChoices): MdxModule {
  const skipped = whole.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const text = whole.slice(skipped);
  return {
    ...written,
    text,
    root: linkFootnotes(fillTree(parseMarkdown(text, choices), whole), whole),
    imports: [],
    code: '',
    codeParts: [],
    exports: new Set(),
    expressions: [],
    toSource: (offset) => inFile(offset + skipped),
  };
}

function spanAt(file: string, start: number): { readonly span: Span } {
  return { span: { file, start, end: start + 1 } };
}

/** The parts of a file's code as one text. */
export function joinCode(parts: readonly CodePart[]): string {
  return parts.map(({ code }) => code).join('\n');
}

/** The code of a file, wherever it stands: authors write imports between the tags too. */
function collectCode(root: MdxNode): Pick<MdxModule, 'imports' | 'codeParts' | 'expressions'> {
  const imports: ImportDeclaration[] = [];
  const codeParts: CodePart[] = [];
  const expressions = new Set<string>();
  const visit = (node: MdxNode): void => {
    if (node.type !== 'mdxjsEsm') {
      addExpressions(node, expressions);
      node.children?.forEach(visit);
      return;
    }
    const at = startOf(node);
    const text = node.value ?? '';
    const declarations = scanImports(text);
    for (const found of declarations)
      imports.push({ ...found, start: at + found.start, end: at + found.end });
    const code = blankImports(text, declarations);
    if (code.trim() !== '') codeParts.push({ code, start: at });
  };
  visit(root);
  return { imports, codeParts, expressions: [...expressions] };
}

/** Adds what stands in braces in a node itself. */
function addExpressions(node: MdxNode, found: Set<string>): void {
  if (isExpression(node)) addExpression(node.value, found);
  if (!isTag(node)) return;
  for (const attribute of node.attributes ?? []) {
    addExpression(attributeCode(attribute), found);
  }
}

function addExpression(code: string | undefined, found: Set<string>): void {
  if (code === undefined || NAME_PATH.test(code.trim())) return;
  if (readLiteral(code).kind === 'code') found.add(code);
}

type Placed = Pick<MdxModule, 'file' | 'toSource'>;

/** Where a node stands in the file of its module. */
export function placeOf(node: MdxNode, module: Placed): Span {
  return placeOfText(module, startOf(node), endOf(node) - startOf(node));
}

/** Where so many letters of a module's text stand in its file. */
export function placeOfText({ file, toSource }: Placed, start: number, length: number): Span {
  return { file, start: toSource(start), end: toSource(start + length) };
}

/** A name or a dotted path of names, which a scope can answer without running anything. */
export const NAME_PATH: RegExp = new RegExp(String.raw`^${NAME.source}(?:\??\.${NAME.source})*$`, 'u');
