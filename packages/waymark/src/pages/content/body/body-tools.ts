import type { Diagnostic } from '@waymark/core/diagnostics';
import { componentRegistry } from '../../../components/index.ts';
import { authorBuiltIns } from '../../../mdx/author-code/author-names.ts';
import { keepMarkdown } from '../../../mdx/author-code/markdown-in-code.ts';
import {
  type CompileCode,
  createAuthorCode,
  createAuthorData,
  createClassNames,
  fillCode,
  type GuardCode,
} from '../../../mdx/index.ts';
import type { Trust } from '../../../project/trust.ts';
import type { CodeWatch } from '../../author-code/code-watch.ts';
import type { CodeTypes } from '../../code-types/twoslash.ts';
import type { World } from '../../world/world.ts';
import type { ContentTools } from '../context/content-context.ts';
import type { IslandModules, IslandProject } from './page-islands.ts';
import { createPageTexts } from './page-texts.ts';

/** What drawing pages needs beside the world. */
export interface PageTools extends ContentTools {
  readonly compile: CompileCode;
  /** Stylesheet of the utility classes among an author's class names; empty if none is one. */
  readonly utilities: (classNames: readonly string[]) => Promise<string>;
  readonly createIslandModules: (project: IslandProject) => IslandModules;
  readonly hash: (text: string) => string;
  /** What the project may decide. */
  readonly trust: Trust;
  /** Marks unknown components in the page, as `dev` does. */
  readonly markUnknown: boolean;
  /** The compiler that works out types of code, when a page asks for it first; none in projects that are not trusted. */
  readonly openTypes: () => Promise<CodeTypes | undefined>;
  /** Runs what may call code of a file. */
  readonly guard: GuardCode;
  /** Is told which text is in hand. */
  readonly watch: Pick<CodeWatch, 'draw'>;
  /** What code tried since the last question, that it must not. */
  readonly stopped: () => readonly Diagnostic[];
}

/** What all pages of a site are drawn with. */
export type BodyTools = ReturnType<typeof createBodyTools>;

/** Creates what all pages of a site are drawn with. */
export function createBodyTools(
  { resolveImport, nearestImport, readText, setting }: World,
  tools: PageTools,
) {
  const files = {
    resolveImport,
    nearestImport,
    readText: createPageTexts(readText, setting('variables')).read,
  };
  const builtIns = authorBuiltIns(componentRegistry);
  const compile = compileFilled(tools.compile);
  return {
    ...tools,
    builtIns,
    authorData: createAuthorData({ ...files, builtIns, goesToBrowser: false }),
    authorCode: tools.trust.onMachine
      ? createAuthorCode({ ...tools, ...files, compile, builtIns })
      : createAuthorData({ ...files, builtIns, goesToBrowser: tools.trust.inBrowser }),
    islandModules: tools.createIslandModules(files),
    classNames: createClassNames(files),
  };
}

/** Compiles code and puts the values of variables into it; Markdown in it stays as it is written. */
function compileFilled(compile: CompileCode): CompileCode {
  return async (code, file) => fillCode(await compile(keepMarkdown(code), file));
}
