import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import { componentRegistry, type RenderContext } from '../../../components/index.ts';
import {
  CodeSyntaxError,
  type CompiledPage,
  type Instance,
  type IslandSource,
  islandSources,
  type ProjectFiles,
  problemOf,
  type RenderedBody,
  rehearse,
  type Scope,
} from '../../../mdx/index.ts';
import type { OutputFile } from '../../../outputs/output-file.ts';

/** A module for the browser. */
export interface IslandModule {
  /** Path in the output. */
  readonly path: string;
  /** The module, and everything that it loads. */
  readonly files: readonly OutputFile[];
}

/** Makes the modules that browsers load. A file of the project becomes one module, however many pages use it. */
export interface IslandModules {
  /** Rejects when the code does not compile. */
  compilePage(source: IslandSource): Promise<IslandModule>;
}

/** What making modules asks of the project. */
export type IslandProject = Pick<ProjectFiles, 'readText' | 'resolveImport'>;

/** The islands of a page, ready to be loaded. */
export interface CompiledIslands {
  readonly files: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Addresses of the modules, by the number that stands on the islands. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** What making the islands of a page needs beside the page. */
export interface IslandTools {
  readonly scopes: ReadonlyMap<Instance, Scope>;
  /** Answers the built-in components that a reader has yet to bring about. */
  readonly context: RenderContext;
  /** Takes notice of the parts of those components. */
  readonly use: RenderContext['use'];
  readonly modules: IslandModules;
  readonly base: string;
}

const NO_ISLANDS: CompiledIslands = { files: [], diagnostics: [], addresses: {} };

/** Makes the modules of a page's islands. An island whose code does not compile stays as the server drew it. */
export async function compileIslands(
  { page, snippets }: CompiledPage,
  { islands, answers }: RenderedBody,
  { scopes, context, use, modules, base }: IslandTools,
): Promise<CompiledIslands> {
  if (islands.length === 0) return NO_ISLANDS;
  const files: OutputFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const addresses: Record<string, string> = {};
  const sources = islandSources([page, ...snippets.values()], islands, {
    propsOf: (instance) => scopes.get(instance)?.props ?? {},
    answersFor: (tags, icons) => {
      const named = tags.flatMap((tag) => componentRegistry.get(tag) ?? []);
      for (const { parts = [] } of named) for (const part of parts) use(part);
      const later = rehearse(context, named, icons);
      return {
        icons: { ...later.icons, ...answers.icons },
        words: { ...later.words, ...answers.words },
        code: answers.code,
      };
    },
  });
  for (const [number, source] of sources) {
    try {
      const module = await modules.compilePage(source);
      for (const each of module.files) files.push(each);
      addresses[number] = `${base}/${module.path}`;
    } catch (error) {
      const { file = source.file, offset = 0 } = error instanceof CodeSyntaxError ? error : {};
      const span = { file, start: Math.max(0, offset), end: Math.max(0, offset) + 1 };
      diagnostics.push(mdxDiagnostics['code-failed']({ problem: problemOf(error) }, { span }));
    }
  }
  return { files, diagnostics, addresses };
}
