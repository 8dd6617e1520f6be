import type { YAMLParseError } from 'yaml';
import { contentDiagnostics, type Diagnostic, type Outcome } from '../../diagnostics/index.ts';
import { blankMergeMarks, findMergeConflicts, parseYamlDocument, type Span } from '../../source/index.ts';
import { misplacedLines, placeKeys } from './misplaced-lines.ts';
import { pageKeys } from './page-keys.ts';
import { readSimpleYaml } from './simple-yaml.ts';

/** Front matter of a page as data, and where its parts are in the text. */
export interface Frontmatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** Offsets of the YAML between the `---` lines; equal when there is none. */
  readonly start: number;
  readonly end: number;
  /** Offset at which the page's body begins. */
  readonly bodyStart: number;
}

/** The YAML of a front matter and its place in the file. */
interface YamlSource {
  readonly file: string;
  readonly yaml: string;
  /** Offset of the YAML in the file. */
  readonly start: number;
}

const OPENING = /^\ufeff?---[ \t]*\r?\n/;
/** An opening line with blank ones before it, or with what belongs below it: imports, comments, a heading. */
const LATE_OPENING =
  /^\ufeff?(?:(?:import[ \t{*][^\n]*|<!--[^\n]*-->[ \t]*|\{\/\*[^\n]*\*\/\}[ \t]*|#{1,6}[ \t][^\n]*|[ \t]*)\r?\n)+---[ \t]*\r?\n(?=(\w+):[ \t])/;
/** A second opening line, which makes the front matter before the keys an empty one. */
const OPENED_TWICE = /^(?:[ \t]*\r?\n)*---[ \t]*\r?\n(?=(\w+):[ \t])/;
const CLOSING = /^---[ \t]*\r?$/m;
/** The lines that other engines have around front matter in TOML. */
const TOML_OPENING = /^\ufeff?\+\+\+[ \t]*\r?\n/;
const TOML_CLOSING = /^\+\+\+[ \t]*\r?$/m;
const KEY_LINE = /^["']?[A-Za-z_][\w:.-]*["']?[ \t]*:(?:[ \t]|\r?$)/;
const CONTINUATION = /^(?:[ \t]|- |\r?$)/;

/** Where the front matter of a text is, and what its lines lack: all pages but few have `whole` ones. */
export interface FrontmatterPlace {
  readonly kind: 'none' | 'whole' | 'late' | 'opened-twice' | 'unclosed' | 'toml';
  /** Offsets of the YAML, or of the TOML in its place; equal when there is none. */
  readonly start: number;
  readonly end: number;
  /** Offset of its first line; what stands before is part of the body. */
  readonly opening: number;
  /** Offset at which the body begins, or goes on. */
  readonly bodyStart: number;
}

/** Finds the front matter of a page. */
export function findFrontmatter(text: string): FrontmatterPlace {
  const first = OPENING.exec(text)?.[0].length ?? 0;
  const opening = first === 0 ? keyOpening(LATE_OPENING, text) : first;
  if (opening === 0) return findToml(text);
  const again = keyOpening(OPENED_TWICE, text.slice(opening));
  const start = opening + again;
  const closing = CLOSING.exec(text.slice(start));
  if (closing === null) return findUnclosed(text, start);
  const end = start + closing.index;
  if (isProse(text.slice(start, end))) return none(text);
  if (holdsProse(text.slice(start, end))) return first === 0 ? none(text) : findUnclosed(text, start);
  const place = { start, end, opening: 0, bodyStart: lineAfter(text, end) };
  if (first === 0)
    return { ...place, kind: 'late', opening: text.slice(0, opening - 1).lastIndexOf('\n') + 1 };
  return { ...place, kind: again > 0 ? 'opened-twice' : 'whole' };
}

/** Offset of the line after this one. */
function lineAfter(text: string, offset: number): number {
  const lineBreak = text.indexOf('\n', offset);
  return lineBreak === -1 ? text.length : lineBreak + 1;
}

/** Length of an opening in an odd place, before keys of the format that a further line closes; 0 where there is none. */
function keyOpening(pattern: RegExp, text: string): number {
  const [opening, key = ''] = pattern.exec(text) ?? [];
  if (opening === undefined || !KNOWN_KEYS.has(key)) return 0;
  return CLOSING.test(text.slice(opening.length)) ? opening.length : 0;
}

/** Front matter in TOML, which the parser takes away: it is told, and no part of the page. */
function findToml(text: string): FrontmatterPlace {
  const start = TOML_OPENING.exec(text)?.[0].length;
  const closing = start === undefined ? null : TOML_CLOSING.exec(text.slice(start));
  if (start === undefined || closing === null) return none(text);
  const end = start + closing.index;
  return { kind: 'toml', start, end, opening: 0, bodyStart: lineAfter(text, end) };
}

function none(text: string): FrontmatterPlace {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  return { kind: 'none', start, end: start, opening: 0, bodyStart: start };
}

/** How a line begins that goes on with a value, or with a list over lines, or is a comment. */
const PART_OF_VALUE = /^[\s#\-,"'[\]{}]/;

/** Whether a blank line and text without any key stand between two lines `---`: both are breaks of the page then. */
function isProse(yaml: string): boolean {
  const [first = '', ...lines] = yaml.split(/\r?\n/);
  if (first.trim() !== '' || lines.some((line) => KEY_LINE.test(line))) return false;
  return lines.some((line) => line.trim() !== '' && !PART_OF_VALUE.test(line) && line !== '~');
}

/** Whether text of the page follows keys and a blank line: the next `---` is a break in the page then, and closes nothing. */
function holdsProse(yaml: string): boolean {
  if (!KEY_LINE.test(yaml.slice(0, yaml.indexOf('\n')))) return false;
  const afterBlank = /\n[ \t]*\r?\n(?=(.+))/g;
  for (const { 1: line = '', index } of yaml.matchAll(afterBlank)) {
    if (KEY_LINE.test(line) || PART_OF_VALUE.test(line)) continue;
    const above = yaml.slice(0, index).trimEnd();
    const value = above.slice(above.lastIndexOf('\n') + 1).replace(/^[^:]*:\s*/, '');
    const rest = yaml.slice(index).split(/\r?\n/);
    return !(isOpenQuote(value) && rest.some((later) => later.endsWith(value.charAt(0))));
  }
  return false;
}

/** A `---` at the top that nothing closes is front matter only when keys follow it; else it is a thematic break. */
function findUnclosed(text: string, start: number): FrontmatterPlace {
  let end = start;
  while (end < text.length) {
    const next = text.indexOf('\n', end);
    const line = text.slice(end, next === -1 ? text.length : next);
    // What is moved in, or an entry of a list, belongs to the key above it.
    if (!KEY_LINE.test(line) && !(end > start && /^(?:[ \t]+|- )\S/.test(line))) break;
    end = next === -1 ? text.length : next + 1;
  }
  return end === start ? none(text) : { kind: 'unclosed', start, end, opening: 0, bodyStart: end };
}

/**
 * Splits the front matter off a page and reads it. Broken YAML is read line by line instead, so that what can be
 * saved is saved; a missing closing line ends the front matter at the first line that is no key.
 */
export function readFrontmatter(file: string, text: string): Outcome<Frontmatter> {
  const { kind, opening, ...place } = findFrontmatter(text);
  if (kind === 'none') return { value: { data: {}, ...place }, diagnostics: [] };
  const { start, end } = place;
  if (kind === 'toml') {
    const span = { file, start: text.indexOf('+++'), end: start };
    return {
      value: { data: {}, ...place },
      diagnostics: [contentDiagnostics['frontmatter-invalid']({ problem: TOML }, { span, ...hintOf(TOML) })],
    };
  }
  const written = text.slice(start, end);
  const conflicts = findMergeConflicts(written);
  const yaml = conflicts.length === 0 ? written : blankMergeMarks(written, conflicts);
  const { value: data, diagnostics } = readYaml({ file, yaml, start });
  return {
    value: { data, ...place },
    // A conflict is told once, with the page; that keys are there twice follows from it.
    diagnostics: [
      ...lineProblems({ kind, opening, ...place }, file, text),
      ...(conflicts.length === 0 ? diagnostics : []),
    ],
  };
}

/** What is wrong with the lines around the YAML. */
function lineProblems(place: FrontmatterPlace, file: string, text: string): readonly Diagnostic[] {
  const { kind, start } = place;
  const first = text.indexOf('---');
  if (kind === 'unclosed')
    return [contentDiagnostics['frontmatter-unclosed']({}, { span: { file, start: first, end: start } })];
  if (kind === 'whole') return [];
  if (kind === 'late') return [lateProblem(place, file, text)];
  const span = { file, start: text.indexOf('---', first + 3), end: start };
  return [contentDiagnostics['frontmatter-mended']({ problem: TWICE }, { span, ...hintOf(TWICE) })];
}

/** What can stand above front matter, by how its first line begins. */
const ABOVE: ReadonlyArray<readonly [sign: string, what: string]> = [
  ['import', 'an import'],
  ['#', 'a heading'],
  ['', 'a comment'],
];

function lateProblem(
  { opening, start, bodyStart }: FrontmatterPlace,
  file: string,
  text: string,
): Diagnostic {
  const top = text.startsWith('\ufeff') ? 1 : 0;
  const above = text.slice(top, opening).trimStart();
  const before = above === '' ? 'blank lines' : (ABOVE.find(([sign]) => above.startsWith(sign))?.[1] ?? '');
  const place = (from: number, to: number): Span => ({ file, start: from, end: to });
  // A file may end with its front matter, without a line break.
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const moved = `${text.slice(opening, bodyStart).trimEnd()}${lineBreak.repeat(2)}`;
  const fix =
    above === ''
      ? [{ span: place(top, opening), text: '' }]
      : [
          { span: place(top, top), text: moved },
          { span: place(opening, bodyStart), text: '' },
        ];
  return contentDiagnostics['frontmatter-late']({ before }, { span: place(opening, start), fix });
}

/** Characters of a front matter, and anchors used in it; the largest of real sites are a tenth of it. */
const LIMITS = { characters: 100_000, aliases: 1000, keys: 2000 };

/** Why a front matter is not read as YAML: the library's time grows with the square of these. */
function excessOf(yaml: string): string | undefined {
  if (yaml.length > LIMITS.characters) return `it is longer than ${LIMITS.characters} characters`;
  const count = (pattern: RegExp): number => yaml.match(pattern)?.length ?? 0;
  if (count(/(?:^|[\s[,{])\*[^\s,\]}*]/g) > LIMITS.aliases)
    return `it has more than ${LIMITS.aliases} aliases`;
  return count(/:(?:\s|$)/g) > LIMITS.keys ? `it has more than ${LIMITS.keys} keys` : undefined;
}

function readYaml(source: YamlSource): Outcome<Readonly<Record<string, unknown>>> {
  const simple = readSimpleYaml(source.yaml);
  if (simple !== undefined) return { value: simple, diagnostics: [] };
  const excess = excessOf(source.yaml);
  if (excess !== undefined)
    return { value: {}, diagnostics: [invalid(source, excess, { start: 0, end: 1 })] };
  const strict = parseYaml(source.yaml);
  if (strict.kind === 'failed') return mend(source, strict);
  if (strict.value === null || strict.value === undefined) return { value: {}, diagnostics: [] };
  if (isMap(strict.value)) return { value: strict.value, diagnostics: [] };
  const problem = 'it is not a map of keys and values';
  return {
    value: {},
    diagnostics: [invalid(source, problem, { start: 0, end: source.yaml.trimEnd().length })],
  };
}

type YamlResult =
  | { readonly kind: 'read'; readonly value: unknown }
  | ({ readonly kind: 'failed' } & YamlFailure);

/** Why YAML is not read, and where; keys that are there twice are told one by one. */
interface YamlFailure extends Range {
  readonly problem: string;
  readonly more?: readonly Range[];
}

/** Offsets in the YAML. */
interface Range {
  readonly start: number;
  readonly end: number;
}

function parseYaml(yaml: string): YamlResult {
  try {
    // A key that is no text would be written out, without end where it holds itself.
    const document = parseYamlDocument(yaml, { stringKeys: true, prettyErrors: false, logLevel: 'silent' });
    if (document === undefined)
      return { kind: 'failed', problem: 'it is nested too deeply', start: 0, end: yaml.length };
    const [error, ...others] = document.errors;
    if (error !== undefined) {
      const same = others.filter(({ code }) => code === error.code && code === 'DUPLICATE_KEY');
      return {
        kind: 'failed',
        problem: PROBLEMS[error.code] ?? problemOf(error.message),
        ...rangeOf(error),
        more: same.map(rangeOf),
      };
    }
    const value: unknown = document.toJS();
    // Also finds anchors that lead back to themselves and nesting that no reader takes: this is recursive, too.
    JSON.stringify(value);
    return { kind: 'read', value };
  } catch (error) {
    // The library throws for aliases that are unknown or expand without bound, and for very deep nesting.
    return { kind: 'failed', problem: firstSentence(String(error)), start: 0, end: yaml.length };
  }
}

function rangeOf({ pos: [start, end] }: YAMLParseError): Range {
  return { start, end };
}

/** What the library says, where its words are no sentence in other words: it writes `Missing closing "quote`. */
function problemOf(message: string): string {
  return firstSentence(message).replace(/^(Missing closing) (["'])quote$/, '$1 $2 of a text');
}

const MISPLACED = 'this line is indented, but the key above it cannot hold it';
const TWICE = 'two lines `---` stand before it';
const TOML = 'it is TOML';
const SAME_KEY = 'this key is there twice; the last one counts';
const KNOWN_KEYS: ReadonlySet<string> = new Set(pageKeys.map(({ key }) => key));

/** What the library's codes come to, where its own words are none that an author knows. */
const PROBLEMS: Readonly<Partial<Record<string, string>>> = {
  NON_STRING_KEY: 'a key is not a text',
  DUPLICATE_KEY: SAME_KEY,
};

const FLAT = 'the lines of this text are not indented';
/** A key whose text begins in the next line, and not indented. */
const FLAT_BLOCK = /^[\w-]+:[ \t]+[|>][+-]?[ \t]*\r?\n(?=\S)/m;
const TABS = /\btabs?\b/i;

/** How to mend what YAML's reader names; quotes where it names something else. */
function hintOf(problem: string): { readonly hint?: string } {
  if (problem === TWICE) return { hint: 'Delete one of them' };
  if (problem === TOML)
    return { hint: 'Write `---` for `+++`, and `key: value` for `key = value`: front matter is YAML' };
  if (problem === SAME_KEY) return { hint: 'Keep one of them' };
  if (TABS.test(problem)) return { hint: 'Indent with blanks: YAML takes no tabs' };
  if (/missing closing/i.test(problem))
    return { hint: 'Close the quote at the end of the value, and indent the lines on which it goes on' };
  if (problem === FLAT) return { hint: 'Begin each line of the text with two blanks' };
  if (problem === MISPLACED)
    return {
      hint: 'Begin the line where that key begins; where it goes on with the value of that key, put the value in quotes',
    };
  if (/nested mappings/i.test(problem))
    return { hint: 'Put the value in quotes: a colon and a blank in it begin another key' };
  return {};
}

function firstSentence(message: string): string {
  return message.replace(/^\w*Error: /, '').split('\n')[0] ?? message;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Markdown whose first sign YAML takes for its own: emphasis, a link, words in brackets before others. */
const MARKUP = /^(?:\*|\[[^\]]*\](?:\(|[ \t]+[^\s#,\]]))/;

/** Whether a value begins as something of YAML that a text does not. */
function isNoText({ isBlock, value }: Entry): boolean {
  return isBlock || (/^[[{&*|>]/.test(value) && !MARKUP.test(value));
}

/** One top-level key with the lines that belong to it. */
interface Entry {
  readonly key: string;
  readonly value: string;
  /** Nothing of its value stands in its own line. */
  readonly isBlock: boolean;
  readonly start: number;
  readonly end: number;
}

/** Reads each top-level key by itself, and the values that YAML refuses even so as the text that they are. */
function mend(source: YamlSource, failure: YamlFailure): Outcome<Readonly<Record<string, unknown>>> {
  const [misplaced] = misplacedLines(source.yaml);
  const { start, end } = misplaced ?? openQuoteOf(source.yaml, failure) ?? failure;
  const problem = misplaced === undefined ? flatText(source.yaml, failure.problem) : MISPLACED;
  const mended = (): Diagnostic[] =>
    [{ start, end }, ...(misplaced === undefined ? (failure.more ?? []) : [])].map((range) =>
      contentDiagnostics['frontmatter-mended'](
        { problem },
        { span: spanOf(source, range), ...hintOf(problem) },
      ),
    );
  const meant =
    misplaced === undefined
      ? moveLines(source.yaml, failure.problem)
      : placeKeys(source.yaml, (key) => KNOWN_KEYS.has(key));
  const indented = meant === undefined ? failure : parseYaml(meant);
  if ('value' in indented && isMap(indented.value)) return { value: indented.value, diagnostics: mended() };
  const { entries, stray } = splitEntries(source.yaml);
  const data = new Map<string, unknown>();
  const lost: Diagnostic[] = stray.map((line) => invalid(source, 'this line is no `key: value`', line));
  for (const entry of entries) {
    const alone = parseYaml(source.yaml.slice(entry.start, entry.end));
    if (alone.kind === 'read' && isMap(alone.value)) data.set(entry.key, alone.value[entry.key]);
    else if (isNoText(entry)) lost.push(invalid(source, failure.problem, entry));
    else data.set(entry.key, unquote(entry.value));
  }
  return { value: Object.fromEntries(data), diagnostics: lost.length > 0 ? lost : mended() };
}

/** What is wrong where a text begins in the line after its key and is not indented; else what the library says. */
function flatText(yaml: string, problem: string): string {
  return !/missing closing/i.test(problem) && FLAT_BLOCK.test(yaml) ? FLAT : problem;
}

/** Where a text in quotes begins that has no end: the library names the end of all that it took for this text. */
function openQuoteOf(
  yaml: string,
  { problem }: { readonly problem: string },
): { readonly start: number; readonly end: number } | undefined {
  if (!/missing closing/i.test(problem)) return undefined;
  for (const { 0: line, index } of yaml.matchAll(/.+/g)) {
    const value = KEY_LINE.test(line) ? line.slice(keyEnd(line) + 1).trim() : '';
    const start = index + line.lastIndexOf(value);
    if (isOpenQuote(value)) return { start, end: start + value.length };
  }
  return undefined;
}

/** The text with its lines where they were meant to begin; undefined where that is not what is wrong. */
function moveLines(yaml: string, problem: string): string | undefined {
  if (TABS.test(problem)) return yaml.replace(/^[ \t]+/gm, (blanks) => blanks.replaceAll('\t', '  '));
  return /missing closing/i.test(problem) || FLAT_BLOCK.test(yaml) ? indentLines(yaml) : undefined;
}

/** Quoted texts may go on at the margin for many readers of YAML, not for this one: such lines are moved in. */
function indentLines(yaml: string): string {
  const belongs = (line: string): boolean => KEY_LINE.test(line) || /^(?:[ \t#]|- )/.test(line);
  return yaml.replace(/^.+$/gm, (line) => (belongs(line) ? line : ` ${line}`));
}

function splitEntries(yaml: string): { entries: Entry[]; stray: { start: number; end: number }[] } {
  const entries: Entry[] = [];
  const stray: { start: number; end: number }[] = [];
  for (const match of yaml.matchAll(/[^\n]*(?:\n|$)/g)) {
    const line = match[0];
    const start = match.index;
    const end = start + line.length;
    const previous = entries.at(-1);
    if (KEY_LINE.test(line.trimEnd())) {
      const colon = keyEnd(line);
      const key = line
        .slice(0, colon)
        .trim()
        .replace(/^["']|["']$/g, '');
      const value = line.slice(colon + 1).trim();
      entries.push({ key, value, isBlock: value === '', start, end });
    } else if (previous !== undefined && (CONTINUATION.test(line) || isOpenQuote(previous.value))) {
      entries[entries.length - 1] = { ...previous, value: `${previous.value} ${line.trim()}`.trim(), end };
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      stray.push({ start, end: start + line.trimEnd().length });
    }
  }
  return { entries, stray };
}

/** Offset of the colon after the key: the first one that white space or the line's end follows. */
function keyEnd(line: string): number {
  return line.search(/:(?:\s|$)/);
}

/** A quoted text that goes on in the next line: it does not end with its quote, and its quotes have no partners. */
function isOpenQuote(value: string): boolean {
  const quote = value.charAt(0);
  if (quote !== '"' && quote !== "'") return false;
  return value.length === 1 || (!value.endsWith(quote) && value.split(quote).length % 2 === 0);
}

/** Takes the outer quotes off a value; what is inside stays as typed, but for backslashes before quotes. */
function unquote(value: string): string {
  const quote = value.charAt(0);
  if (quote !== '"' && quote !== "'") return value;
  if (isOpenQuote(value)) return value.slice(1);
  return value.endsWith(quote) ? value.slice(1, -1).replaceAll(`\\${quote}`, quote) : value;
}

function invalid(source: YamlSource, problem: string, range: Range): Diagnostic {
  const written = source.yaml.slice(range.start, range.end);
  return contentDiagnostics['frontmatter-invalid'](
    { problem },
    { span: spanOf(source, range), ...hintOfLine(written) },
  );
}

/** What a line that is no key was meant as. */
function hintOfLine(written: string): { readonly hint?: string } {
  const [, key, sign = '', value = ''] = /^([A-Za-z_][\w-]*)[ \t]*([:=])[ \t]*(\S.*)/.exec(written) ?? [];
  const isKey = key !== undefined && KNOWN_KEYS.has(key) && !/^(?::|\/\/)/.test(value);
  if (isKey && sign === '=') return { hint: `Write \`${key}: …\`: a key ends with a colon and a blank` };
  if (isKey && written.startsWith(`${key}:${value.charAt(0)}`))
    return { hint: 'Write a blank behind each colon that ends a key' };
  const isWords = /^[^:=[\]{}]+$/.test(written.trimEnd());
  return isWords
    ? { hint: 'Indent the line if the value above goes on in it, or write both in one line' }
    : {};
}

function spanOf({ file, start }: YamlSource, range: Range): Span {
  return { file, start: start + range.start, end: start + range.end };
}
