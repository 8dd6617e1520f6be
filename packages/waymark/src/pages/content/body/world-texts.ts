import { createSourceText, positionAt, rememberAll, type Span } from '@waymark/core/source';
import type { World } from '../../world/world.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';

/** The texts of a world's files, and how places in them are told. */
export interface WorldTexts {
  readonly texts: PageTexts;
  readonly place: (span: Span) => string;
}

/** Reads the files of a world as pages see them. */
export function readWorld(world: World): WorldTexts {
  const texts = createPageTexts(world.readText, world.setting('variables'));
  return { texts, place: describe(world.readText, texts) };
}

/** `file:line:column` of a span. A file is looked through for its lines once. */
function describe(readText: World['readText'], texts: PageTexts): (span: Span) => string {
  const sourceOf = rememberAll((file: string) => createSourceText(file, readText(file) ?? ''));
  return (span) => {
    const { file, start } = texts.toWritten(span);
    const { line, column } = positionAt(sourceOf(file), start);
    return `${file}:${line}:${column}`;
  };
}
