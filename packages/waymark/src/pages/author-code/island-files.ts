import { basename, extname } from 'node:path';
import { scanImports } from '@waymark/core/content';
import { plainLines, rememberAll } from '@waymark/core/source';
import { blankImports, isSnippetImport, readModule } from '../../mdx/index.ts';
import { contentHash } from '../../project/files/hash.ts';
import type { IslandEnvironment, Piece } from './island-scope.ts';

/** The files of a project that islands import, as their modules are made of them. */
export interface IslandFiles {
  pieceOf(file: string): Piece;
  /** All files that a piece imports, directly or through others; each once. */
  importedBy(piece: Piece): readonly string[];
  /** Name of the module of a file. */
  nameOf(file: string): string;
}

/** Reads the files that islands import, each once. */
export function createIslandFiles(environment: IslandEnvironment): IslandFiles {
  const pieceOf = rememberAll((file: string) => readPiece(file, environment.readText(file) ?? ''));

  /** Files of code that a piece imports, directly. */
  const filesOf = ({ imports, file }: Piece): readonly string[] =>
    imports.flatMap(({ specifier, names }) => {
      const target = environment.resolveImport(specifier, file);
      const text = target === undefined ? '' : (environment.readText(target) ?? '');
      return target === undefined || isSnippetImport(target, names, text) ? [] : [target];
    });

  const closureOf = (file: string): readonly string[] => {
    const found = new Set([file]);
    for (const current of found) for (const other of filesOf(pieceOf(current))) found.add(other);
    return [...found].sort();
  };

  return {
    pieceOf,
    importedBy: (piece) => [...new Set(filesOf(piece).flatMap(closureOf))],
    /**
     * Modules may import each other in a circle, so that a name comes from texts and not from the finished module. How lines end
     * has no say in it: git on Windows ends them in its own way.
     */
    nameOf(file) {
      const { runtime, builtIns } = environment.assets;
      const texts = closureOf(file).map((path) => `${path}\n${plainLines(environment.readText(path) ?? '')}`);
      return `${moduleStem(file)}.${contentHash([runtime, builtIns, ...texts].join('\n'))}.js`;
    },
  };
}

/** What the name of the module of a file begins with. */
export function moduleStem(file: string): string {
  return basename(file, extname(file)).replace(/[^\w-]/g, '-');
}

function readPiece(file: string, text: string): Piece {
  if (/\.mdx?$/.test(file)) {
    const { value: module } = readModule(file, text);
    return { file, code: module?.code ?? '', imports: module?.imports ?? [], props: {} };
  }
  const imports = file.endsWith('.json') ? [] : scanImports(text);
  return { file, code: blankImports(text, imports), imports, props: {} };
}
