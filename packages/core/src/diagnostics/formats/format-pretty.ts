import { positionAt, type SourceText, type Span } from '../../source/index.ts';
import type { Diagnostic, Edit, Severity } from '../diagnostic.ts';
import { makeHarmless, makeLinesHarmless } from '../display-text.ts';
import { helpUrl } from '../help-url.ts';
import { type FindSource, indexSources, type Sources } from '../locate-span.ts';
import { codeFrame, type FrameLine, type FrameMark } from './code-frame.ts';

/** Choices of the printed form. */
export interface PrettyOptions {
  /** ANSI colours; off by default. */
  readonly color?: boolean;
  /** Widest source line in columns before it is cut; 100 by default. */
  readonly width?: number;
}

type Style = 'error' | 'warning' | 'info' | 'gutter' | 'strong';
type Paint = (style: Style, text: string) => string;

const ANSI: Readonly<Record<Style, string>> = {
  error: '1;31',
  warning: '1;33',
  info: '1;36',
  gutter: '34',
  strong: '1',
};

const DEFAULT_WIDTH = 100;

/** Prints diagnostics for people: message, place, source lines with carets, hint and help page; one blank line between. */
export function formatPretty(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  options: PrettyOptions = {},
): string {
  const { color = false, width = DEFAULT_WIDTH } = options;
  const findSource = indexSources(sources);
  const paint: Paint = (style, text) => (color ? `\u001b[${ANSI[style]}m${text}\u001b[0m` : text);
  return diagnostics.map((diagnostic) => formatOne(diagnostic, findSource, paint, width)).join('\n');
}

function formatOne(diagnostic: Diagnostic, findSource: FindSource, paint: Paint, width: number): string {
  const { code, severity, message, span, hint, fix } = diagnostic;
  const title = `${paint(severity, `${severity}[${code}]`)}${paint('strong', `: ${indentLines(message)}`)}`;
  const { places, margin } = printPlaces(diagnostic, findSource, paint, width);
  const notes = [
    ...(hint === undefined ? [] : [['hint', hint]]),
    ...(fix === undefined || hint !== undefined ? [] : [['fix', describeFix(fix)]]),
    ['help', helpUrl(code)],
  ].map(
    ([name, text]) =>
      `${margin} ${paint('gutter', '=')} ${paint('strong', `${name}:`)} ${indentLines(text ?? '')}`,
  );
  const bar = span !== undefined && places.length > 1 ? [`${margin} ${paint('gutter', '|')}`] : [];
  return `${[title, ...places, ...bar, ...notes].join('\n')}\n`;
}

/** Further lines begin no finding of their own: what a page holds may look like one. */
function indentLines(text: string): string {
  return makeLinesHarmless(text).replaceAll('\n', '\n    ');
}

/** Prints only the places of a diagnostic: source lines with carets, as plain text. */
export function formatFrame(diagnostic: Diagnostic, sources: Sources): string {
  const plain: Paint = (_style, text) => text;
  return printPlaces(diagnostic, indexSources(sources), plain, DEFAULT_WIDTH).places.join('\n');
}

/** Prints where each diagnostic is, `file:line:column`; an empty text for one without a place. */
export function formatPlaces(diagnostics: readonly Diagnostic[], sources: Sources): readonly string[] {
  const findSource = indexSources(sources);
  return diagnostics.map(({ span }) => (span === undefined ? '' : formatPlace(span, findSource(span.file))));
}

function formatPlace({ file, start }: Span, source: SourceText | undefined): string {
  if (source === undefined) return makeHarmless(file);
  const { line, column } = positionAt(source, start);
  return `${makeHarmless(file)}:${line}:${column}`;
}

function printPlaces(
  diagnostic: Diagnostic,
  findSource: FindSource,
  paint: Paint,
  width: number,
): { readonly places: readonly string[]; readonly margin: string } {
  const frames = fileMarks(diagnostic).map(({ file, marks }) => layOutFile(file, marks, findSource, width));
  const numbers = frames.flatMap((frame) => frame.lines.map((line) => line.number ?? 0));
  const margin = ' '.repeat(String(Math.max(0, ...numbers)).length);
  const { severity } = diagnostic;
  const places = frames.flatMap((frame, index) => printFrame(frame, index, { margin, severity, paint }));
  return { places, margin };
}

interface FileMarks {
  readonly file: string;
  readonly marks: readonly FrameMark[];
}

/** The marks of each file: the diagnostic's own file first, then those of related places as they occur. */
function fileMarks({ span, label, related = [] }: Diagnostic): readonly FileMarks[] {
  const marks: FrameMark[] = [
    ...(span === undefined ? [] : [mark('primary', span, label)]),
    ...related.map((place) => mark('related', place.span, place.message)),
  ];
  const files = [...new Set(marks.map((each) => each.span.file))];
  return files.map((file) => ({ file, marks: marks.filter((each) => each.span.file === file) }));
}

function mark(kind: FrameMark['kind'], span: Span, label: string | undefined): FrameMark {
  return { kind, span, ...(label === undefined ? {} : { label }) };
}

interface FileFrame {
  /** `file:line:column`. */
  readonly place: string;
  readonly lines: readonly FrameLine[];
}

function layOutFile(
  file: string,
  marks: readonly FrameMark[],
  findSource: FindSource,
  width: number,
): FileFrame {
  const source = findSource(file);
  const first = marks[0];
  if (source === undefined || first === undefined) return { place: makeHarmless(file), lines: [] };
  const place = formatPlace(first.span, source);
  // An empty span at the start means the file as a whole: there is nothing to point at.
  const isWholeFile = first.span.start === 0 && first.span.end === 0 && first.label === undefined;
  return { place, lines: isWholeFile ? [] : codeFrame(source, marks, width) };
}

interface Printing {
  readonly margin: string;
  readonly severity: Severity;
  readonly paint: Paint;
}

function printFrame({ place, lines }: FileFrame, index: number, printing: Printing): readonly string[] {
  const { margin, paint } = printing;
  const arrow = `${margin}${paint('gutter', index === 0 ? '-->' : ':::')} ${place}`;
  if (lines.length === 0) return [arrow];
  return [arrow, `${margin} ${paint('gutter', '|')}`, ...lines.flatMap((line) => printLine(line, printing))];
}

function printLine(line: FrameLine, { margin, severity, paint }: Printing): readonly string[] {
  const number = String(line.number ?? '').padStart(margin.length);
  const gutter = paint('gutter', `${number} |`);
  const style = line.kind === 'primary' ? severity : 'gutter';
  const label = line.label === undefined ? '' : ` ${line.label}`;
  const marks = line.underline === undefined ? '' : paint(style, line.underline + label);
  const content = line.text + marks;
  const gap = line.gap === true ? [paint('gutter', '...')] : [];
  return [...gap, content === '' ? gutter : `${gutter} ${content}`];
}

/** More edits than this are told by nobody's reading them one by one. */
const TOLD_EDITS = 2;

function describeFix(edits: readonly Edit[]): string {
  return edits.length > TOLD_EDITS ? '`waymark check --fix` writes it' : edits.map(describeEdit).join(', ');
}

function describeEdit({ span, text }: Edit): string {
  if (text === '') return 'remove it';
  return span.start === span.end ? `put in \`${text}\`` : `replace it by \`${text}\``;
}
