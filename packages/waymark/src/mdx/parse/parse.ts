import { markdownToMdast, mdxToMdast } from 'satteri';
import { fillScriptGaps, restoreScripts } from './code/script-gaps.ts';
import { findCrowdedLine } from './limits/crowded-line.ts';
import { findDeepBrackets, findDeepNode } from './limits/depth.ts';
import {
  findManyEmphases,
  findManyEntities,
  findManyOddBlanks,
  findManyTagLines,
  findManyTagParagraphs,
  hasManyMarks,
} from './limits/pieces.ts';
import { holdsVeiledWords, unveilBraces, veilQuotedBraces } from './limits/quoted-braces.ts';
import { pauseBetweenTags } from './limits/tag-lines.ts';
import { findManyTags, findUnclosedTags } from './limits/unclosed-tags.ts';
import { restoreAddresses, restoreWritten } from './rewrite/restore-written.ts';
import { type MdxNode, startOf } from './tree.ts';

type Features = Readonly<Record<'frontmatter' | 'gfm' | 'math' | 'smartPunctuation', boolean>>;

const FEATURES: Features = { frontmatter: true, gfm: true, math: true, smartPunctuation: true };

/** Characters of a page; the longest of real sites have a tenth of it. */
const MOST_CHARACTERS = 5_000_000;
const TOO_DEEP = 'something here is nested far deeper than a page can be drawn';
const TOO_OPEN = 'this expression leaves far more tags or braces open than can be read';

/** What a project decides of its syntax. */
export interface ParseChoices {
  /** Whether text between dollar signs is a formula; it is unless told. */
  readonly math?: boolean;
}

/** Why a text could not be parsed, and where. */
export interface ParseError {
  readonly message: string;
  /** UTF-16 offset in the text that was parsed. */
  readonly offset: number;
  /** What mends it, where that is known from more than the text around it. */
  readonly hint?: string;
  /** No mend can help. */
  readonly isFinal?: true;
}

/** A tree, or the first thing that stopped the parser. */
export type ParseResult =
  | { readonly kind: 'tree'; readonly root: MdxNode }
  | { readonly kind: 'error'; readonly error: ParseError };

/** Parses MDX. The only door to the native parser; strict as MDX 3 is, with GFM, math and smart punctuation. */
export function parseMdx(text: string, choices: ParseChoices = {}): ParseResult {
  const filled = fillScriptGaps(text);
  const paused = pauseBetweenTags(filled);
  const excess = findExcess(paused);
  if (excess !== undefined)
    return parseVeiled(text, choices, excess) ?? { kind: 'error', error: overfull(excess) };
  try {
    const root = mdxToMdast(paused, { features: featuresFor(paused, choices) }) as MdxNode;
    const buried = findDeepNode(root);
    if (buried === undefined) {
      const restored = restoreWritten(root, text);
      return { kind: 'tree', root: filled === text ? restored : restoreScripts(restored, text) };
    }
    return { kind: 'error', error: { message: TOO_DEEP, offset: startOf(buried), isFinal: true } };
  } catch (error) {
    return { kind: 'error', error: readError(paused, error) };
  }
}

type Excess = Pick<ParseError, 'message' | 'offset'>;

/** A brace that begins an expression over much of a page is mostly one that lacks its end: as text, it holds nothing. */
function overfull(excess: Excess): ParseError {
  return excess.message === TOO_OPEN ? excess : { ...excess, isFinal: true };
}

/** Parses a text whose expression with too many tags may be no more than a brace in the value of an attribute. */
function parseVeiled(text: string, choices: ParseChoices, excess: Excess): ParseResult | undefined {
  const veiled = excess.message === TOO_OPEN ? veilQuotedBraces(text) : text;
  if (veiled === text) return undefined;
  const result = parseMdx(veiled, choices);
  if (result.kind === 'tree')
    return holdsVeiledWords(result.root) ? undefined : { ...result, root: unveilBraces(result.root) };
  const { error } = result;
  return { kind: 'error', error: { ...error, message: unveilBraces(error.message) } };
}

/** Parses plain Markdown, which never fails: tags stay `html` nodes, braces stay text; so does all that cannot be read. */
export function parseMarkdown(text: string, choices: ParseChoices = {}): MdxNode {
  const excess = findManyEntities(text) ?? findManyEmphases(text) ?? findCrowdedLine(text, 'markdown');
  if (excess !== undefined) return plainText(text);
  const root = markdownToMdast(text, { features: featuresFor(text, choices) }) as MdxNode;
  return findDeepNode(root) === undefined ? restoreAddresses(root, text) : plainText(text);
}

function plainText(value: string): MdxNode {
  return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] };
}

/** What the native parser could not bear, for it would end the whole process or take hours: what finds it, and how it is told. */
const LIMITS: readonly (readonly [find: (text: string) => number | undefined, message: string])[] = [
  [
    ({ length }) => (length > MOST_CHARACTERS ? MOST_CHARACTERS : undefined),
    `the page is longer than ${MOST_CHARACTERS} characters`,
  ],
  [findDeepBrackets, TOO_DEEP],
  [findManyTags, TOO_DEEP],
  [findUnclosedTags, TOO_OPEN],
  [
    findCrowdedLine,
    'this line holds far more braces, tags or underscores, or blocks in blocks, than can be read',
  ],
  [
    findManyTagLines,
    'far more lines begin with a tag here, without a blank line between them, than can be read',
  ],
  [findManyEmphases, 'this paragraph holds far more marks of emphasis than can be read'],
  [
    findManyOddBlanks,
    'this paragraph holds far more no-break spaces, or other blanks outside of ASCII, than can be read',
  ],
  [findManyTagParagraphs, 'far more paragraphs are one tag with its content than can be read'],
  [findManyEntities, 'this paragraph holds far more entities, such as `&amp;`, than can be read'],
];

function findExcess(text: string): Excess | undefined {
  for (const [find, message] of LIMITS) {
    const offset = find(text);
    if (offset !== undefined) return { message, offset };
  }
  return undefined;
}

/**
 * A text with a paragraph of very many quotation marks keeps them as they are typed. Formulas are looked for, at each tag, only
 * where there may be any.
 */
function featuresFor(text: string, { math = true }: ParseChoices): Features {
  return { ...FEATURES, math: math && text.includes('$'), smartPunctuation: !hasManyMarks(text) };
}

/** The parser reports `line:column: message (rule)`; a message without a place is a bug of ours or of the parser. */
function readError(text: string, error: unknown): ParseError {
  const raw = error instanceof Error ? error.message : String(error);
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx[\w-]*:[\w-]+\))?$/.exec(raw);
  if (match === null) return { message: raw, offset: 0 };
  return {
    message: match[3] ?? raw,
    offset: offsetOf(text, { line: Number(match[1]), column: Number(match[2]) }),
  };
}

/** What ends a line for the parser: in old files, a carriage return alone. */
const LINE_END = /\r\n?|\n/g;

/** Offset of a line and column, both from 1. */
export function offsetOf(
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
): number {
  const ends = new RegExp(LINE_END);
  for (let current = 1; current < line && ends.test(text); current++);
  return Math.min(ends.lastIndex + column - 1, text.length);
}
