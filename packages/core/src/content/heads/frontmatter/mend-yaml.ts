import { contentDiagnostics, type Diagnostic, type Outcome } from '../../../diagnostics/index.ts';
import type { Span } from '../../../source/index.ts';
import { pageKeyNames } from '../page-keys.ts';
import { misplacedLines, placeKeys } from './misplaced-lines.ts';
import { isMap, parseYaml, type Range, type YamlFailure } from './parse-yaml.ts';
import { FLAT, hintOf, MISPLACED, OPEN_QUOTE, plainWords, TABS } from './problems.ts';
import { isKeyLine, isOpenQuote, keyEnd } from './yaml-lines.ts';

/** The YAML of a front matter and its place in the file. */
export interface YamlSource {
  readonly file: string;
  readonly yaml: string;
  /** Offset of the YAML in the file. */
  readonly start: number;
}

const CONTINUATION = /^(?:[ \t]|- |\r?$)/;

/** A key whose text begins in the next line, and not indented. */
const FLAT_BLOCK = /^[\w-]+:[ \t]+[|>][+-]?[ \t]*\r?\n(?=\S)/m;
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
export function mendYaml(
  source: YamlSource,
  failure: YamlFailure,
): Outcome<Readonly<Record<string, unknown>>> {
  const [misplaced] = misplacedLines(source.yaml);
  const { start, end } = misplaced ?? openQuoteOf(source.yaml, failure) ?? failure;
  const problem = misplaced === undefined ? flatText(source.yaml, failure.problem) : MISPLACED;
  const mended = (): Diagnostic[] =>
    [{ start, end }, ...(misplaced === undefined ? (failure.more ?? []) : [])].map((range) =>
      contentDiagnostics['frontmatter-mended'](
        { problem: plainWords(problem) },
        { span: spanOf(source, range), hint: hintOf(problem) },
      ),
    );
  const meant =
    misplaced === undefined
      ? moveLines(source.yaml, failure.problem)
      : placeKeys(source.yaml, (key) => pageKeyNames.has(key));
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
  return !OPEN_QUOTE.test(problem) && FLAT_BLOCK.test(yaml) ? FLAT : problem;
}

/** Where a text in quotes begins that has no end: the library names the end of all that it took for this text. */
function openQuoteOf(
  yaml: string,
  { problem }: { readonly problem: string },
): { readonly start: number; readonly end: number } | undefined {
  if (!OPEN_QUOTE.test(problem)) return undefined;
  for (const { 0: line, index } of yaml.matchAll(/.+/g)) {
    const value = isKeyLine(line) ? line.slice(keyEnd(line) + 1).trim() : '';
    const start = index + line.lastIndexOf(value);
    if (isOpenQuote(value)) return { start, end: start + value.length };
  }
  return undefined;
}

/** The text with its lines where they were meant to begin; undefined where that is not what is wrong. */
function moveLines(yaml: string, problem: string): string | undefined {
  if (TABS.test(problem)) return yaml.replace(/^[ \t]+/gm, (blanks) => blanks.replaceAll('\t', '  '));
  return OPEN_QUOTE.test(problem) || FLAT_BLOCK.test(yaml) ? indentLines(yaml) : undefined;
}

/** Quoted texts may go on at the margin for many readers of YAML, not for this one: such lines are moved in. */
function indentLines(yaml: string): string {
  const belongs = (line: string): boolean => isKeyLine(line) || /^(?:[ \t#]|- )/.test(line);
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
    if (isKeyLine(line.trimEnd())) {
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

/** Takes the outer quotes off a value; what is inside stays as typed, but for backslashes before quotes. */
function unquote(value: string): string {
  const quote = value.charAt(0);
  if (quote !== '"' && quote !== "'") return value;
  if (isOpenQuote(value)) return value.slice(1);
  return value.endsWith(quote) ? value.slice(1, -1).replaceAll(`\\${quote}`, quote) : value;
}

/** A finding about a place in front matter that is not read. */
export function invalid(source: YamlSource, problem: string, range: Range): Diagnostic {
  const written = source.yaml.slice(range.start, range.end);
  return contentDiagnostics['frontmatter-invalid'](
    { problem },
    { span: spanOf(source, range), hint: hintOfLine(written, range.start > 0) },
  );
}

/** What a line that is no key was meant as. */
function hintOfLine(written: string, isBelow: boolean): string | undefined {
  // The colon that keyboards for Chinese and Japanese write.
  if (/^[\p{L}_][\p{L}\p{M}\w-]*[ \t]*：/u.test(written))
    return 'Write a plain colon and a blank behind each key, as in `title: …`; `：` ends no key';
  const [, key, sign = '', value = ''] = /^([A-Za-z_][\w-]*)[ \t]*([:=])[ \t]*(\S.*)/.exec(written) ?? [];
  const isKey = key !== undefined && pageKeyNames.has(key) && !/^(?::|\/\/)/.test(value);
  if (isKey && sign === '=') return `Write \`${key}: …\`: a key ends with a colon and a blank`;
  if (isKey && written.startsWith(`${key}:${value.charAt(0)}`))
    return 'Write a blank behind each colon that ends a key';
  const isWords = /^[^:：=[\]{}]+$/.test(written.trimEnd());
  return isWords && isBelow
    ? 'Indent the line if the value above goes on in it, or write both in one line'
    : undefined;
}

function spanOf({ file, start }: YamlSource, range: Range): Span {
  return { file, start: start + range.start, end: start + range.end };
}
