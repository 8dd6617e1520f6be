import { suggest } from '@waymark/core/diagnostics';
import { rememberEach } from '@waymark/core/source';
import { endOf, startOf } from '../../parse/tree.ts';
import type { Instance } from '../instance.ts';
import type { Findings } from './findings.ts';

/** Whether a name is in an import that cannot be read, which is told where it stands. */
export function isImportedInVain(name: string, { module }: Instance): boolean {
  return unreadImports(module).has(name);
}

/** Whether an import misspells the name, which its file exports: that is told where the import stands. */
export function isImportedAmiss(name: string, { environment }: Findings, { module }: Instance): boolean {
  return module.imports.some(({ specifier, names }) => {
    const near = suggest(
      name,
      names.map(({ imported }) => imported),
    );
    if (near === undefined) return false;
    const text = environment.readText(environment.resolveImport(specifier, module.file) ?? '') ?? '';
    const exported = new Set(Array.from(text.matchAll(EXPORTED), ([, word]) => word));
    return exported.has(name) && !exported.has(near);
  });
}

const EXPORTED = /^export\s+(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/gm;

/** What an import of the name lacks that stands in a paragraph, where it is text. */
export function hintOfImport(name: string, { module }: Instance): string | undefined {
  return importWords(module).has(name)
    ? 'Write a blank line before its import, which is text there'
    : undefined;
}

/** What files of the project components may be in. */
type Snippets = Findings['environment'];

/** Advice to import a component that nothing defines, where a file is called after it, as `<ApiKey>` is after `api-key.mdx`. */
export function importFor(name: string, environment: Snippets, fromFile: string): string | undefined {
  const dashed = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  const names = [name, dashed, name.charAt(0).toLowerCase() + name.slice(1), dashed.replaceAll('-', '_')];
  for (const each of names.filter((word) => /^[\w-]+$/.test(word))) {
    const file = environment.resolveSnippet(each) ?? deepSnippet(each, environment, fromFile);
    const local = file?.endsWith('x') === true && !file.endsWith('.mdx') ? `{ ${name} }` : name;
    if (file !== undefined) return `Import it: \`import ${local} from "/${file}";\``;
  }
  return undefined;
}

/** The file of exactly that name in a folder of snippets or components, however deep. */
function deepSnippet(name: string, { nearestImport }: Snippets, fromFile: string): string | undefined {
  const file = nearestImport(`/snippets/${name}`, fromFile) ?? '';
  const [, folder, called] = /^(.*\/)([^/]+)\.\w+$/.exec(file) ?? [];
  return called === name && /^_?(?:snippets|components)\//.test(folder ?? '') ? file : undefined;
}

/** Words of imports that cannot be read: one that is as it should be is no part of the code any more. */
const unreadImports = rememberEach(({ code }: Instance['module']) =>
  wordsOf(code.split('\n').filter((line) => /^\s*import\s/.test(line))),
);
/** Words of imports in paragraphs. */
const importWords = rememberEach((module: Instance['module']) => wordsOf(wordsOfParagraphs(module)));

function wordsOf(parts: readonly string[]): ReadonlySet<string> {
  return new Set(parts.flatMap((part) => part.match(/[\w$]+/g) ?? []));
}

/** The words between `import` and `from` in lines of paragraphs. */
function wordsOfParagraphs({ root, text }: Instance['module']): readonly string[] {
  return (root.children ?? [])
    .filter(({ type }) => type === 'paragraph')
    .flatMap((node) => text.slice(startOf(node), endOf(node)).split('\n'))
    .filter((line) => /^import\s/.test(line))
    .map((line) => line.split(/\s+/))
    .flatMap((parts) => parts.slice(1, Math.max(1, parts.lastIndexOf('from'))));
}
