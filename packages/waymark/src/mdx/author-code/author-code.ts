import type { ImportDeclaration } from '@waymark/core/content';
import type { MdxModule } from '../parse/read-module.ts';
import { bindReact, handedOnFiles, handsOnNothing, isReact, isSnippetImport } from './author-imports.ts';
import {
  addLate,
  addLoaded,
  addLost,
  handOn,
  type ImportedNames,
  type LoadedFile,
  noNames,
} from './imported-names.ts';
import { createImportCircles } from './run/import-circles.ts';
import {
  type AuthorEnvironment,
  type ImportNames,
  NO_FILE,
  type RunResult,
  runFile,
  runPageCode,
} from './run/run-file.ts';

/** Runs the JavaScript of author files; a file runs once, however many pages import it. */
export interface AuthorCode {
  /** Runs an MDX file's exports and prepares its expressions, with the names that it imports and its props. */
  runModule(module: MdxModule, names: ImportedNames): Promise<RunResult>;
  /** The values that imports bring in, by local name. Markdown defaults are not among them. */
  readonly importNames: ImportNames;
}

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
  const loadHandedOn = async (
    imports: readonly ImportDeclaration[],
    fromFile: string,
  ): Promise<LoadedFile[]> => {
    const files = handedOnFiles(imports, fromFile, environment);
    return Promise.all(files.filter((file) => !circles.around(file).includes(fromFile)).map(loadFile));
  };

  const load = async (file: string): Promise<LoadedFile> => {
    const { imports, own } = await runFile(file, environment, importNames);
    const loaded = handOn(await loadHandedOn(imports, file), own);
    return handsOnNothing(imports, file, environment) ? { ...loaded, isLost: () => true } : loaded;
  };

  const importNames: ImportNames = async (imports, fromFile) => {
    const found = noNames();
    for (const declaration of imports) {
      const { specifier, names } = declaration;
      const target = environment.resolveImport(specifier, fromFile);
      if (isReact(specifier)) bindReact(found.values, names, environment.builtIns);
      else if (target === undefined || isSnippetImport(target, names, environment.readText(target) ?? ''))
        addLost(found, names);
      else if (circles.around(target).includes(fromFile))
        addLate(found, names, () => ran.get(target)?.exports ?? {});
      else addLoaded(found, declaration, await loadFile(target), { file: fromFile, target });
    }
    return found;
  };

  return { runModule: (module, names) => runPageCode(module, names, environment), importNames };
}
