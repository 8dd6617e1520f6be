import {
  createSourceText,
  positionAt,
  type RewrittenText,
  rewriteText,
  type TextEdit,
} from '@waymark/core/source';
import { componentRegistry } from '../../../components/index.ts';
import { offsetOf, type ParseChoices, type ParseError, type ParseResult, parseMdx } from '../parse.ts';
import { readTagError } from '../tag-error.ts';
import type { MdxNode } from '../tree.ts';
import { findCurrency, findCurrencyBefore } from './currency.ts';
import { findDenseEmphasis } from './emphasis.ts';
import { findLoss, quoteBlock, quoteRest } from './find-loss.ts';
import { findAlike, findMend, tagEnd } from './find-mend.ts';
import { findImpliedEnds } from './implied-ends.ts';
import { createLosses, type Loss, type Losses } from './losses.ts';
import type { Mend } from './mend.ts';
import { findBareValues, findTagMend } from './mend-html.ts';
import { findOpenDefinitions } from './open-definitions.ts';
import { findOpenScript } from './open-script.ts';
import { findProseCode } from './prose-code.ts';
import { findRawContent, type RawContent } from './raw-content.ts';
import { findRawElement } from './raw-elements.ts';

/** What some programs begin a file with. */
export const BYTE_ORDER_MARK = '\ufeff';
/** Attempts at one file before what is left of it is taken for text; a real page needs a handful. */
const MEND_ROUNDS = 100;
/** Characters that all attempts at a file read: a long page gets fewer of them. */
const MOST_READ = 20_000_000;
/** How often the same is tried in one place: tags of one name may lack their ends there, but hardly more of them. */
const MOST_ALIKE = 3;
/** Characters of a tag in which an error is looked for. */
const LONGEST_TAG = 5000;
/** Attempts after which whatever is like the last mistake is mended at once. */
const PATIENCE = 10;

/** What was mended, and how it is written so that nothing has to be. */
export interface Mended {
  readonly offset: number;
  readonly reason: string;
  readonly better?: string;
  /** The edit of the original that mends it, where nothing else can have been meant. */
  readonly edit?: TextEdit;
}

type ToOriginal = RewrittenText['toOriginal'];

/** A text as it was parsed, and what it was before. */
interface Rewritten extends RewrittenText {
  readonly original: string;
}

/** A text as it could be read. */
export interface MendedTree {
  readonly kind: 'tree';
  readonly root: MdxNode;
  readonly text: string;
  readonly toOriginal: ToOriginal;
  /** Mends that the author should know of, by offset in the original. */
  readonly mended: readonly Mended[];
  /** What could not be mended, by offset in the original: the rest was read without it. */
  readonly lost: readonly ParseError[];
}

/** A tree, or why nothing of a text can be read. */
export type MendedParse = { readonly kind: 'error'; readonly error: ParseError } | MendedTree;

/**
 * Parses a text; what strict MDX refuses is mended in one attempt after another, and what cannot be mended is left out. The error
 * is that of a text of which nothing can be read.
 */
export function parseWithMends(original: string, choices: ParseChoices, isPlain: boolean): MendedParse {
  // The parser does not count a byte order mark.
  const edits: TextEdit[] = original.startsWith(BYTE_ORDER_MARK) ? [{ start: 0, end: 1, text: '' }] : [];
  const mended = new Map<string, Mended>();
  const losses = createLosses();
  let before: string | undefined;
  let wasLast = false;
  for (let round = 0; ; round++) {
    const rewritten = { ...rewriteText(original, edits), original };
    const { text, toOriginal } = rewritten;
    const result = parseMdx(text, choices);
    const isLast = round >= MEND_ROUNDS || round * text.length > MOST_READ || text === before;
    const found = isLast
      ? lastInsertion(text, result, isPlain || wasLast)
      : findInsertions(text, result, { round, isPlain });
    wasLast = isLast;
    const isStuck = found.length > 0 && found.every((each) => isInVain(placeEdit(each, toOriginal), edits));
    const mends = isStuck ? quoteAround(text, result) : found;
    if (mends.length === 0) {
      const lost = losses.errors();
      const told = [...mended.values()].filter((each) => !isInLost(original, each, lost));
      return finishMends(result, { text, toOriginal, mended: told, lost }, rewritten);
    }
    takeAll(mends, rewritten, { edits, mended, losses });
    before = text;
  }
}

/** Whether an edit was made before, where it stands, and did not help. */
function isInVain({ start, text }: TextEdit, edits: readonly TextEdit[]): boolean {
  return edits.filter((each) => each.start === start && each.text === text).length >= MOST_ALIKE;
}

/**
 * Whether an error tells of what was mended: it stands in a tag that was made text, or is that of the end of a tag that was put on a
 * line of its own.
 */
function isInLost(original: string, { offset }: Mended, lost: readonly ParseError[]): boolean {
  if (lost.some((error) => isEndOf(original, error, offset))) return true;
  const isNear = (error: ParseError): boolean => error.offset > offset && error.offset < offset + LONGEST_TAG;
  return lost.some((error) => isNear(error) && /^<[^<>]+$/.test(original.slice(offset, error.offset + 1)));
}

/** Whether an error is about the late end of the tag that ends at an offset. */
function isEndOf(original: string, { message, offset }: ParseError, from: number): boolean {
  const said = readTagError(message);
  if (said?.kind !== 'late-end' || offset < from) return false;
  const start = original.lastIndexOf(`<${said.end}`, offset);
  return start !== -1 && tagEnd(original, start) === from - 1;
}

/** The best that came of a text; where it is none, the first cause is told. */
function finishMends(
  result: ParseResult,
  found: Omit<MendedTree, 'kind' | 'root'>,
  rewritten: Rewritten,
): MendedParse {
  if (result.kind === 'tree') return { kind: 'tree', root: result.root, ...found };
  const [first] = found.lost;
  return { kind: 'error', error: first ?? placeError(result.error, rewritten) };
}

/** What was found out so far. */
interface Notes {
  readonly edits: TextEdit[];
  readonly mended: Map<string, Mended>;
  readonly losses: Losses;
}

/** Takes note of edits. The end of a tag that is put before what was put in at its place goes before that. */
function takeAll(mends: readonly Insertion[], rewritten: Rewritten, notes: Notes): void {
  const { toOriginal } = rewritten;
  const firsts: TextEdit[] = [];
  for (const mend of mends) {
    const { offset, inserted } = mend;
    const isFirst = inserted.startsWith('</') && toOriginal(offset - 1) < toOriginal(offset);
    take(mend, rewritten, isFirst ? { ...notes, edits: firsts } : notes);
  }
  notes.edits.unshift(...firsts);
}

/** Takes note of an edit, and of what is to be told of it. */
function take(
  { told, lost, isSure, ...insertion }: Insertion,
  rewritten: Rewritten,
  { edits, mended, losses }: Notes,
): void {
  const { toOriginal } = rewritten;
  const edit = placeEdit(insertion, toOriginal);
  if (lost !== undefined) {
    supersede(edits, edit);
    losses.add(lost.loss, placeError(lost.error, rewritten));
  }
  edits.push(edit);
  if (told === undefined) return;
  const placed = placeAt(told, toOriginal);
  const key = `${placed.offset} ${placed.reason}`;
  if (!mended.has(key)) mended.set(key, { ...placed, ...(isSure === true ? { edit } : {}) });
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

/** An error where it stands in the original, as does what its message names. */
function placeError(error: ParseError, { text, toOriginal, original }: Rewritten): ParseError {
  const source = createSourceText('', original);
  const message = error.message.replace(/(?<!\d)(\d+):(\d+)(?=\))/g, (_, line: string, column: string) => {
    const at = positionAt(source, toOriginal(offsetOf(text, { line: Number(line), column: Number(column) })));
    return `${at.line}:${at.column}`;
  });
  return { ...placeAt(error, toOriginal), message };
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
  if (result.kind === 'tree') {
    const script = isPlain ? undefined : findOpenScript(text, result.root);
    if (script !== undefined) return lose(script.loss, script.error);
    return [
      ...escapeProse(text, result.root, isPlain),
      ...findCurrency(text, result.root).map((offset) => ({ offset, inserted: '\\' })),
      ...findDenseEmphasis(text, result.root).map((offset) => ({ offset, inserted: '{}' })),
      ...findOpenDefinitions(text, result.root).map((offset) => ({ offset, inserted: '\n' })),
    ];
  }
  if (result.error.isFinal === true) return [];
  const raw = mendRaw(text, result.error, isPlain);
  if (raw.length > 0) return raw;
  const currency = findCurrencyBefore(text, result.error);
  if (currency.length > 0) return currency.map((offset) => ({ offset, inserted: '\\' }));
  const quotes = isPlain ? findBareValues(text, result.error) : [];
  if (quotes.length > 0) return quotes;
  const ends = isPlain ? findImpliedEnds(text, result.error) : [];
  if (ends.length > 0) return ends;
  const mends = findMends(text, result.error, { round, isPlain });
  if (mends.length === 0 && !isPlain) return giveUp(text, result.error);
  return mends.map(toldOf);
}

/** A mend that the author is told of. */
function toldOf({ reason, better, ...edit }: Mend): Insertion {
  return { ...edit, told: { offset: edit.offset, reason, ...(better === undefined ? {} : { better }) } };
}

/** Makes text of what a tag holds as text, where the parser stopped in it. */
function mendRaw(text: string, error: ParseError, isPlain: boolean): readonly Insertion[] {
  const element = findRawElement(text, error);
  if (element !== undefined) return [isPlain || !element.isTold ? element.mend : toldOf(element.mend)];
  const content = findRawContent(text, error);
  return content === undefined ? [] : escapeContent(content);
}

/** What is left of a text that has more faults than are worth an attempt each. */
function lastInsertion(text: string, result: ParseResult, isDone: boolean): readonly Insertion[] {
  if (isDone || result.kind === 'tree' || result.error.isFinal === true) return [];
  return lose(quoteRest(text, result.error), result.error);
}

/** What is around a fault that the same mends are tried for again and again. */
function quoteAround(text: string, result: ParseResult): readonly Insertion[] {
  return result.kind === 'tree' ? [] : lose(quoteBlock(text, result.error), result.error);
}

function giveUp(text: string, error: ParseError): readonly Insertion[] {
  const loss = findLoss(text, error);
  return lose(loss, { ...error, ...loss?.cause });
}

/** Gives something up for an error for which nothing better is known. */
function lose(loss: Loss | undefined, error: ParseError): readonly Insertion[] {
  return loss === undefined ? [] : [{ ...loss, lost: { loss, error } }];
}

function findMends(text: string, error: ParseError, { round, isPlain }: Attempt): readonly Mend[] {
  const mend = findMend(text, error) ?? (isPlain ? findTagMend(text, error) : undefined);
  if (mend === undefined) return [];
  return round < PATIENCE ? [mend] : findAlike(text, mend);
}

/** Texts that begin as code does; in plain Markdown they are no fault. */
function escapeProse(text: string, root: MdxNode, isPlain: boolean): readonly Insertion[] {
  return findProseCode(text, root).map(({ at, word }) => {
    const reason = `a line that begins with \`${word}\` and ${word}s nothing is text`;
    const insertion = { offset: at, inserted: '{}' };
    return isPlain
      ? insertion
      : { ...insertion, told: { offset: at, reason, better: 'with another word before it' } };
  });
}

/** All of a text content at once: it has one cause. */
function escapeContent({ name, at, marks }: RawContent): readonly Insertion[] {
  const better = componentRegistry.get(name)?.rawChildren ?? '';
  const told = { offset: at, reason: `what \`<${name}>\` holds is text`, better };
  return marks.map((offset, index) => ({ offset, inserted: '\\', ...(index === 0 ? { told } : {}) }));
}
