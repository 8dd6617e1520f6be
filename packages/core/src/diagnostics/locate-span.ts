import {
  createSourceText,
  type Position,
  positionAt,
  rememberAll,
  type SourceText,
  type Span,
} from '../source/index.ts';

/** Text of a file of the project, if there is such a file. */
export type Sources = (file: string) => string | undefined;

/** First and last place of a span; the last one is exclusive. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Finds sources with their lines indexed; every file is indexed once. */
export type FindSource = (file: string) => SourceText | undefined;

/** Indexes the lines of each file when it is first asked for. */
export function indexSources(sources: Sources): FindSource {
  return rememberAll((file: string) => {
    const text = sources(file);
    return text === undefined ? undefined : createSourceText(file, text);
  });
}

/** Lines and columns of a span; none when its file is not at hand. */
export function rangeOf(span: Span | undefined, findSource: FindSource): Range | undefined {
  const source = span === undefined ? undefined : findSource(span.file);
  if (span === undefined || source === undefined) return undefined;
  return { start: positionAt(source, span.start), end: positionAt(source, Math.max(span.start, span.end)) };
}
