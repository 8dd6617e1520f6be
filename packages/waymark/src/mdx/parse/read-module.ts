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
  type RewrittenText,
  rewriteText,
  type Span,
  type TextEdit,
} from '@waymark/core/source';
import { componentRegistry } from '../../components/index.ts';
import { blankImports } from './code/blank-imports.ts';
import { exportedNames } from './code/exported-names.ts';
import { readLiteral } from './code/literal.ts';
import { blankCode } from './code-ranges.ts';
import { fillTree } from './fill-variables.ts';
import { findCurrency, findCurrencyBefore } from './mend/currency.ts';
import { findDenseEmphasis } from './mend/emphasis.ts';
import { findLoss } from './mend/find-loss.ts';
import { findAlike, findMend } from './mend/find-mend.ts';
import { createLosses, type Loss, type Losses } from './mend/losses.ts';
import type { Mend } from './mend/mend.ts';
import { findBareValues, findTagMend } from './mend/mend-html.ts';
import { type PreparedText, prepareText } from './mend/prepare.ts';
import { findRawContent, type RawContent } from './mend/raw-content.ts';
import { type ParseChoices, type ParseError, type ParseResult, parseMarkdown, parseMdx } from './parse.ts';
import { syntaxHint } from './syntax-hint.ts';
import { endOf, isExpression, isTag, type MdxAttribute, type MdxNode, startOf } from './tree.ts';

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

const BYTE_ORDER_MARK = '\ufeff';
/** Attempts at one file before it is given up; a real page needs a handful. */
const MEND_ROUNDS = 100;
/** Characters that all attempts at a file read: a long page gets fewer of them. */
const MOST_READ = 100_000_000;
/** Attempts after which whatever is like the last mistake is mended at once. */
const PATIENCE = 10;

/**
 * Parses a file, mending what the format accepts and strict MDX refuses. The value is undefined when the file cannot
 * be parsed; then the diagnostics say why. `.md` files fall back to plain Markdown.
 */
export function readModule(
  file: string,
  source: string,
  choices: ParseChoices = {},
): Outcome<MdxModule | undefined> {
  const conflicts = conflictsIn(source);
  const prepared = prepareText(blankMergeMarks(source, conflicts));
  const isPlain = file.endsWith('.md');
  const parsed = parseWithMends(prepared.text, choices, isPlain);
  // In plain Markdown they are what comments are.
  const foreign = isPlain ? [] : prepared.comments;
  const diagnostics: Diagnostic[] = [
    ...reportLostCharacters(file, source),
    ...reportMergeConflicts(file, conflicts),
    ...foreign.map((start) => mdxDiagnostics['html-comment']({}, { span: { file, start, end: start + 4 } })),
  ];
  if (parsed.kind === 'error') {
    const { problem, where } = explainError(parsed.error, file, source);
    diagnostics.push(
      isPlain
        ? mdxDiagnostics['plain-markdown']({ problem }, where)
        : mdxDiagnostics.syntax({ problem }, where),
    );
    return { value: isPlain ? plainModule(file, source, prepared, choices) : undefined, diagnostics };
  }
  const { text, mended, lost, toOriginal } = parsed;
  for (const error of lost) {
    const { problem, where } = explainError(error, file, source);
    diagnostics.push(mdxDiagnostics.syntax({ problem }, where));
  }
  for (const { offset, ...why } of mended) diagnostics.push(mdxDiagnostics.mended(why, spanAt(file, offset)));
  const root = fillTree(parsed.root, text);
  const { imports, codeParts, expressions } = collectCode(root);
  const code = codeParts.map((part) => part.code).join('\n');
  const { explicitIds } = prepared;
  const module = {
    file,
    text,
    source,
    root,
    imports,
    code,
    codeParts,
    exports: exportedNames(code),
    expressions,
    explicitIds,
    toSource: toOriginal,
  };
  return { value: module, diagnostics };
}

/** What the parser says, in our words, and where. */
function explainError(
  { message, offset }: ParseError,
  file: string,
  source: string,
): { readonly problem: string; readonly where: { readonly span: Span; readonly hint?: string } } {
  const hint = syntaxHint(message, source, offset);
  const said = message.replace(/^Could not parse expression with oxc: /, 'this is no JavaScript: ');
  // Where the cause is known, what the parser supposes leads astray.
  const problem = hint === undefined ? said : said.replace(/ \(note: .*\)$/, '');
  return { problem, where: { ...spanAt(file, offset), ...(hint === undefined ? {} : { hint }) } };
}

/** What git left of a merge; in code, such lines are an example. */
function conflictsIn(source: string): readonly MergeConflict[] {
  return source.includes('<<<<<<< ') ? findMergeConflicts(blankCode(source)) : [];
}

function plainModule(
  file: string,
  source: string,
  { text, explicitIds }: PreparedText,
  choices: ParseChoices,
): MdxModule {
  const skipped = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const root = fillTree(parseMarkdown(text.slice(skipped), choices), text);
  return {
    file,
    text: text.slice(skipped),
    source,
    root,
    imports: [],
    code: '',
    codeParts: [],
    exports: new Set(),
    expressions: [],
    explicitIds,
    toSource: (offset) => offset + skipped,
  };
}

function spanAt(file: string, start: number): { readonly span: Span } {
  return { span: { file, start, end: start + 1 } };
}

/** What was mended, and how it is written so that nothing has to be. */
interface Mended {
  readonly offset: number;
  readonly reason: string;
  readonly better?: string;
}

type ToOriginal = RewrittenText['toOriginal'];

interface MendedTree {
  readonly kind: 'tree';
  readonly root: MdxNode;
  readonly text: string;
  readonly toOriginal: ToOriginal;
  /** Mends that the author should know of, by offset in the original. */
  readonly mended: readonly Mended[];
  /** What could not be mended, by offset in the original: the rest was read without it. */
  readonly lost: readonly ParseError[];
}

type MendedParse = { readonly kind: 'error'; readonly error: ParseError } | MendedTree;

function parseWithMends(original: string, choices: ParseChoices, isPlain: boolean): MendedParse {
  // The parser does not count a byte order mark.
  const edits: TextEdit[] = original.startsWith(BYTE_ORDER_MARK) ? [{ start: 0, end: 1, text: '' }] : [];
  const mended: Mended[] = [];
  const losses = createLosses();
  let before: string | undefined;
  for (let round = 0; ; round++) {
    const { text, toOriginal } = rewriteText(original, edits);
    const result = parseMdx(text, choices);
    const isDone = round === MEND_ROUNDS || round * text.length > MOST_READ || text === before;
    const mends = isDone ? [] : findInsertions(text, result, { round, isPlain });
    if (mends.length === 0) return finishMends(result, { text, toOriginal, mended, lost: losses.errors() });
    for (const mend of mends) take(mend, toOriginal, { edits, mended, losses });
    before = text;
  }
}

/** The best that came of a text; where it is none, the first cause is told. */
function finishMends(result: ParseResult, found: Omit<MendedTree, 'kind' | 'root'>): MendedParse {
  if (result.kind === 'tree') return { kind: 'tree', root: result.root, ...found };
  const [first] = found.lost;
  return { kind: 'error', error: first ?? placeAt(result.error, found.toOriginal) };
}

/** Takes note of an edit, and of what is to be told of it. */
function take(
  { told, lost, ...insertion }: Insertion,
  toOriginal: ToOriginal,
  {
    edits,
    mended,
    losses,
  }: { readonly edits: TextEdit[]; readonly mended: Mended[]; readonly losses: Losses },
): void {
  const edit = placeEdit(insertion, toOriginal);
  if (lost !== undefined) {
    supersede(edits, edit);
    losses.add(lost.loss, placeAt(lost.error, toOriginal));
  }
  edits.push(edit);
  if (told !== undefined) mended.push(placeAt(told, toOriginal));
}

/** Takes out the edits of a place that another one covers: they were a part of what it replaces. */
function supersede(edits: TextEdit[], by: TextEdit): void {
  const isCovered = ({ start, end }: TextEdit): boolean => start < end && start >= by.start && end <= by.end;
  edits.splice(0, edits.length, ...edits.filter((each) => !isCovered(each)));
}

function placeEdit({ offset, removed = 0, inserted }: Insertion, toOriginal: ToOriginal): TextEdit {
  return { start: toOriginal(offset), end: toOriginal(offset + removed, 'end'), text: inserted };
}

function placeAt<T extends { readonly offset: number }>(what: T, toOriginal: ToOriginal): T {
  return { ...what, offset: toOriginal(what.offset) };
}

/** An edit before the next attempt; one that is not told is no fault of the author's. */
type Insertion = Omit<Mend, 'reason' | 'better'> & {
  readonly told?: Mended;
  /** What is given up for it, and the error for which nothing better is known. */
  readonly lost?: { readonly loss: Loss; readonly error: ParseError };
};

/** Which attempt it is, and whether the file is one of plain Markdown. */
interface Attempt {
  readonly round: number;
  readonly isPlain: boolean;
}

/** What to insert before the next attempt; nothing when the text is as good as it gets. */
function findInsertions(
  text: string,
  result: ParseResult,
  { round, isPlain }: Attempt,
): readonly Insertion[] {
  if (result.kind === 'tree')
    return [
      ...findCurrency(text, result.root).map((offset) => ({ offset, inserted: '\\' })),
      ...findDenseEmphasis(text, result.root).map((offset) => ({ offset, inserted: '{}' })),
    ];
  if (result.error.isFinal === true) return [];
  const content = findRawContent(text, result.error);
  if (content !== undefined) return escapeContent(content);
  const currency = findCurrencyBefore(text, result.error);
  if (currency.length > 0) return currency.map((offset) => ({ offset, inserted: '\\' }));
  const quotes = isPlain ? findBareValues(text, result.error) : [];
  if (quotes.length > 0) return quotes;
  const mends = findMends(text, result.error, { round, isPlain });
  if (mends.length === 0 && !isPlain) return giveUp(text, result.error);
  return mends.map(({ reason, better, ...edit }) => ({
    ...edit,
    told: { offset: edit.offset, reason, ...(better === undefined ? {} : { better }) },
  }));
}

function giveUp(text: string, error: ParseError): readonly Insertion[] {
  const loss = findLoss(text, error);
  return loss === undefined ? [] : [{ ...loss, lost: { loss, error } }];
}

function findMends(text: string, error: ParseError, { round, isPlain }: Attempt): readonly Mend[] {
  const mend = findMend(text, error) ?? (isPlain ? findTagMend(text, error) : undefined);
  if (mend === undefined) return [];
  return round < PATIENCE ? [mend] : findAlike(text, mend);
}

/** All of a text content at once: it has one cause. */
function escapeContent({ name, at, marks }: RawContent): readonly Insertion[] {
  const better = componentRegistry.get(name)?.rawChildren ?? '';
  const told = { offset: at, reason: `what \`<${name}>\` holds is text`, better };
  return marks.map((offset, index) => ({ offset, inserted: '\\', ...(index === 0 ? { told } : {}) }));
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
    const isSpread = attribute.type === 'mdxJsxExpressionAttribute';
    addExpression(isSpread ? `({${attribute.value as string}})` : attributeCode(attribute), found);
  }
}

function addExpression(code: string | undefined, found: Set<string>): void {
  if (code === undefined || NAME_PATH.test(code.trim())) return;
  if (readLiteral(code).kind === 'code') found.add(code);
}

/** Where a node stands in the file of its module. */
export function placeOf(node: MdxNode, { file, toSource }: Pick<MdxModule, 'file' | 'toSource'>): Span {
  return { file, start: toSource(startOf(node)), end: toSource(endOf(node)) };
}

/** Source of an attribute's expression, for attributes written in braces. */
export function attributeCode(attribute: MdxAttribute): string | undefined {
  return typeof attribute.value === 'object' && attribute.value !== null ? attribute.value.value : undefined;
}

/** A name or a dotted path of names, which a scope can answer without running anything. */
export const NAME_PATH: RegExp =
  /^[\p{ID_Start}_$][\p{ID_Continue}$]*(?:\??\.[\p{ID_Start}_$][\p{ID_Continue}$]*)*$/u;
