import { rememberAll } from '@waymark/core/source';
import type { Loader, Message, Plugin } from 'esbuild';
import { keepMarkdown } from '../../mdx/author-code/markdown-in-code.ts';
import {
  type Answers,
  CodeSyntaxError,
  exportedNames,
  fillCode,
  fillJson,
  handedOnFiles,
  type IslandSource,
} from '../../mdx/index.ts';
import type { OutputFile } from '../../outputs/output-file.ts';
import { contentHash } from '../../project/files/hash.ts';
import type { IslandAssets } from '../assets/load-island-assets.ts';
import type { IslandModules } from '../content/body/page-islands.ts';
import { GLOBAL_REACT } from './compile.ts';
import { createIslandFiles, type IslandFiles, moduleStem } from './island-files.ts';
import { INSIDE, type IslandEnvironment, type Piece, scopeCode } from './island-scope.ts';
import { loadEsbuild } from './load-esbuild.ts';

/** Where the browser's modules are, from the root of the site. */
const ISLANDS_FOLDER = '_waymark/islands';

/** Creates the maker of one build. */
export function createIslandModules(environment: IslandEnvironment): IslandModules {
  const files = createIslandFiles(environment);
  const tools: BundleTools = { environment, nameOf: files.nameOf };
  const fileModule = createFileModules(files, tools);
  return {
    async compilePage(source) {
      const { assets } = environment;
      const imported = files.importedBy(source).filter((file) => !file.endsWith('.json'));
      const texts = [
        source.code,
        ...Object.values(source.islands),
        ...imported.map((file) => files.pieceOf(file).code),
      ];
      const code = keepMarkdown(texts.join('\n'));
      const names = usedTags(code, assets);
      const answers = names.length > 0 ? source.answersFor(names, namedIcons(code)) : undefined;
      const content = await bundle(source, entryCode(source, answers), tools);
      const path = `${ISLANDS_FOLDER}/${moduleStem(source.file)}.${contentHash(content)}.js`;
      return {
        path,
        files: [
          { path, content },
          ...(await Promise.all(imported.map(fileModule))),
          ...engineModules(names, assets),
        ],
      };
    },
  };
}

/** Creates the maker of the modules of single files: each is made once, whichever page asks first. */
function createFileModules(files: IslandFiles, tools: BundleTools): (file: string) => Promise<OutputFile> {
  return rememberAll(async (file: string) => {
    const path = `${ISLANDS_FOLDER}/${files.nameOf(file)}`;
    return { path, content: await bundle(files.pieceOf(file), '', tools) };
  });
}

/** The runtime, the built-in components of these names, and what they load. */
function engineModules(names: readonly string[], assets: IslandAssets): ReadonlySet<OutputFile> {
  const tags = names.map((tag) =>
    Object.hasOwn(assets.components, tag) ? (assets.components[tag] ?? '') : '',
  );
  const engine = [assets.runtime, ...(names.length > 0 ? [assets.builtIns] : []), ...new Set(tags)];
  return new Set(engine.flatMap((file) => assets.withImports(file)));
}

/** The built-in components that code names. */
function usedTags(code: string, { components }: IslandAssets): string[] {
  // A tag, or a name where a value stands: words in texts seldom look like either.
  const words = new Set(Array.from(code.matchAll(/(?:<|[=(,:?{[]\s*)([A-Z]\w*)/g), ([, word]) => word));
  return Object.keys(components).filter((tag) => words.has(tag));
}

/** `icon="x"`, `icon: "x"`, `icon={open ? "x" : "y"}`. */
const ICON_NAMES = /\bicon\s*[=:]\s*\{?[^{}"'`,;]{0,200}(["'`])([\w:-]+)\1(?:\s*:\s*(["'`])([\w:-]+)\3)?/g;

function namedIcons(code: string): string[] {
  const names = Array.from(code.matchAll(ICON_NAMES), ([, , first = '', , second = '']) => [first, second]);
  return [...new Set(names.flat().filter((name) => name !== ''))];
}

/** The islands of a page as a table of functions, with what the site answers to built-in components in them. */
function entryCode({ islands }: IslandSource, answers: Answers | undefined): string {
  const draws = Object.entries(islands).map(([key, code]) => {
    const draw = answers === undefined ? `(${code}\n)` : `__within(__answers, () => (${code}\n))`;
    return `${JSON.stringify(key)}: () => ${draw}`;
  });
  const known = answers === undefined ? '' : `const __answers = ${JSON.stringify(answers)};`;
  return `${known}\nexport const __islands = {${draws.join(',\n')}};`;
}

/** A module that code names, as one of the texts here writes it. */
const NAMED_INSIDE = new RegExp(`"${INSIDE}([^"]+)"`, 'g');

/** What the module of a page exports. */
const PAGE_EXPORTS = `export { __islands as islands } from "${INSIDE}code";export { mount } from "${INSIDE}runtime";`;

interface BundleTools {
  readonly environment: IslandEnvironment;
  readonly nameOf: (file: string) => string;
}

/** One module: the piece with its data, everything else by its address. `entry` is what a page's module ends with. */
async function bundle(piece: Piece, entry: string, tools: BundleTools): Promise<string> {
  const { environment } = tools;
  const exports = entry === '' ? fileExports(piece, tools) : PAGE_EXPORTS;
  const code = keepMarkdown(`${piece.code}\n${entry}`);
  const parts = { exports, code, scope: scopeCode(piece, code, environment) };
  const modules = modulesIn(Object.values(parts).join('\n'), tools);
  try {
    return await environment.keepText(['module', ...Object.values(parts), JSON.stringify([...modules])], () =>
      bundleParts(parts, modules),
    );
  } catch (error) {
    throw failureOf(error, piece.file, environment.readText(piece.file) ?? '');
  }
}

/** What is wrong with a file, at the line that looks like the one that is bundled. */
function failureOf(error: unknown, file: string, text: string): unknown {
  const [message] = (error as { readonly errors?: readonly Message[] }).errors ?? [];
  if (message === undefined) return error;
  return new CodeSyntaxError(message.text, text.indexOf(message.location?.lineText.trim() ?? ''), file);
}

/** What a module is made of: what it exports, its code, and the names that the code gets from outside. */
interface Parts {
  readonly exports: string;
  readonly code: string;
  readonly scope: string;
}

/** A module that is made of others: one that has an address of its own, or one of data, which goes into those that ask for it. */
type OtherModule = { readonly address: string } | { readonly json: string };

/** The other modules that a text names. */
function modulesIn(text: string, { environment, nameOf }: BundleTools): ReadonlyMap<string, OtherModule> {
  const { assets, readText } = environment;
  const moduleOf = (name: string): OtherModule | undefined => {
    if (name === 'runtime') return { address: assets.runtime };
    if (name === 'built-ins') return { address: assets.builtIns };
    const [, kind, rest = ''] = /^(tag|file):(.*)$/.exec(name) ?? [];
    const tag = kind === 'tag' ? assets.components[rest] : undefined;
    if (tag !== undefined) return { address: tag };
    if (kind !== 'file') return undefined;
    return rest.endsWith('.json') ? { json: fillJson(readText(rest) ?? 'null') } : { address: nameOf(rest) };
  };
  const names = Array.from(text.matchAll(NAMED_INSIDE), ([, name = '']) => name);
  return new Map(
    names.flatMap((name) => {
      const module = moduleOf(name);
      return module === undefined ? [] : [[name, module] as const];
    }),
  );
}

async function bundleParts(parts: Parts, modules: ReadonlyMap<string, OtherModule>): Promise<string> {
  const { outputFiles } = await loadEsbuild().build({
    stdin: { contents: parts.exports, loader: 'js' },
    inject: [`${INSIDE}scope`],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    jsx: 'transform',
    jsxFactory: '__h',
    jsxFragment: '__Fragment',
    define: GLOBAL_REACT,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [modulePlugin(parts, modules)],
  });
  return fillCode(outputFiles[0]?.text ?? '');
}

/** What the module of a file exports. */
function fileExports(piece: Piece, { environment }: BundleTools): string {
  const files = handedOnFiles(piece.imports, piece.file, environment).map((file) => `file:${file}`);
  const all = ['code', ...files].map((name) => `export * from "${INSIDE}${name}";`);
  return [
    ...all,
    exportedNames(piece.code).has('default') ? `export { default } from "${INSIDE}code";` : '',
  ].join('');
}

function modulePlugin({ code, scope }: Parts, modules: ReadonlyMap<string, OtherModule>): Plugin {
  return {
    name: 'waymark-islands',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${INSIDE}`) }, ({ path }) => {
        const name = path.slice(INSIDE.length);
        const module = modules.get(name);
        if (module !== undefined && 'address' in module)
          return { path: `./${module.address}`, external: true, sideEffects: false };
        return { path: name, namespace: INSIDE, sideEffects: name === 'code' };
      });
      // A package is not there either when the code asks for it; until then the component is what it is.
      onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
      onLoad({ filter: /.*/, namespace: INSIDE }, ({ path }): { contents: string; loader: Loader } => {
        if (path === 'scope') return { contents: scope, loader: 'js' };
        if (path === 'code') return { contents: code, loader: 'tsx' };
        const module = modules.get(path);
        return { contents: module !== undefined && 'json' in module ? module.json : 'null', loader: 'json' };
      });
    },
  };
}
