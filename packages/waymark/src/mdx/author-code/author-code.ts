import type { ImportDeclaration } from '@waymark/core/content';
import type { MdxModule } from '../parse/read-module.ts';
import { borrowedNames, handedOnFiles, handsOnNothing } from './author-imports.ts';
import {
  addLate,
  addLoaded,
  collectNames,
  handOn,
  type ImportedNames,
  type LoadedFile,
  lend,
} from './imported-names.ts';
import type { AuthorEnvironment } from './run/author-environment.ts';
import { createImportCircles } from './run/import-circles.ts';
import { type ImportNames, NO_FILE, runFile } from './run/run-file.ts';
import { type RunResult, runPageCode } from './run/run-page-code.ts';

/** Runs the JavaScript of author files; a file runs once, however many pages import it. */
export interface AuthorCode {
  /** Runs an MDX file's exports and prepares its expressions, with the names that it imports and its props. */
  runModule(module: MdxModule, names: ImportedNames): Promise<RunResult>;
  /** The values that imports bring in, by local name. Markdown defaults are not among them. */
  readonly importNames: ImportNames;
}

type Imports = readonly ImportDeclaration[];

/** Creates the runner of one build. Files are compiled when first needed and kept. */
export function createAuthorCode(environment: AuthorEnvironment): AuthorCode {
  const files = new Map<string, Promise<LoadedFile>>();
  const ran = new Map<string, LoadedFile>();
  const circles = createImportCircles(environment);

  const loadFile = (file: string): Promise<LoadedFile> => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const circle = circles.around(file);
    const running = runInTurn(circle);
    for (const member of circle)
      files.set(
        member,
        running.then(() => ran.get(member) ?? NO_FILE),
      );
    return running.then(() => ran.get(file) ?? NO_FILE);
  };

  const runInTurn = async (members: readonly string[]): Promise<void> => {
    for (const file of members) ran.set(file, await load(file));
  };

  /** What `export * from` hands on; files that import each other in a circle hand on nothing that way. */
  const loadHandedOn = async (imports: Imports, fromFile: string): Promise<LoadedFile[]> => {
    const files = handedOnFiles(imports, fromFile, environment);
    return Promise.all(files.filter((file) => !circles.around(file).includes(fromFile)).map(loadFile));
  };

  const load = async (file: string): Promise<LoadedFile> => {
    const { imports, own } = await runFile(file, environment, importNames);
    const loaded = handOn(await loadHandedOn(imports, file), own);
    return handsOnNothing(imports, file, environment) ? { ...loaded, isLost: () => true } : loaded;
  };

  /** A file that uses names which the page that imports it has from other files: it runs once with each set of them. */
  const loadWith = (file: string, borrowed: Imports, page: string): Promise<LoadedFile> => {
    if (borrowed.length === 0) return loadFile(file);
    const key = keyOf(file, borrowed, page, environment);
    const known = files.get(key);
    if (known !== undefined) return known;
    const withBorrowed: ImportNames = async (imports, from) =>
      lend(await importNames(imports, from), await importPlainly(borrowed, page));
    const running = runFile(file, environment, withBorrowed).then(({ own }) => own);
    files.set(key, running);
    return running;
  };

  const importPlainly: ImportNames = (imports, fromFile) => importFrom(imports, fromFile, []);
  const importNames: ImportNames = (imports, fromFile) => importFrom(imports, fromFile, imports);

  const importFrom = (imports: Imports, fromFile: string, lent: Imports): Promise<ImportedNames> =>
    collectNames(imports, fromFile, environment, async (found, declaration, target) => {
      if (circles.around(target).includes(fromFile))
        return addLate(found, declaration.names, () => ran.get(target)?.exports ?? {});
      const loaded = await loadWith(target, borrowedNames(lent, target, environment), fromFile);
      addLoaded(found, declaration, loaded, { file: fromFile, target });
    });

  return { runModule: (module, names) => runPageCode(module, names, environment), importNames };
}

/** What tells a file with borrowed names from the same file with others. */
function keyOf(file: string, borrowed: Imports, page: string, { resolveImport }: AuthorEnvironment): string {
  return JSON.stringify([
    file,
    ...borrowed.map(({ specifier, names }) => [resolveImport(specifier, page), names]),
  ]);
}
