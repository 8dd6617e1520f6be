import type { ImportDeclaration } from '@waymark/core/content';
import type { IslandAssets } from '../assets/load-island-assets.ts';
import { exportedNames, exportOf, isReact, isSnippetImport, reactNames } from '../mdx/index.ts';
import type { IslandProject } from '../page-islands.ts';

/** What making modules asks of the project and the engine. */
export interface IslandEnvironment extends IslandProject {
  readonly assets: IslandAssets;
}

/** Code with its imports apart, and the names that it gets from outside. */
export interface Piece {
  readonly file: string;
  readonly code: string;
  readonly imports: readonly ImportDeclaration[];
  readonly props: Readonly<Record<string, string>>;
}

/** Begins the specifiers of everything that is no file on the disk. */
export const INSIDE = 'waymark:';

/**
 * A module of everything that code may name without declaring it: React's names and the built-in components, before
 * these the imports, and before these the props of a snippet. The bundler takes from it what the code does name.
 */
export function scopeCode(
  { file, imports, props }: Piece,
  { assets, resolveImport, readText }: IslandEnvironment,
): string {
  const lines = new Map<string, string>();
  for (const name of [...Object.keys(reactNames), 'React', 'user', '__h', '__Fragment', '__slot'])
    lines.set(name, `export { ${name} } from "${INSIDE}runtime";`);
  lines.set('__within', `export { __within } from "${INSIDE}built-ins";`);
  for (const tag of Object.keys(assets.components))
    lines.set(tag, `export { ${tag} } from "${INSIDE}tag:${tag}";`);
  for (const declaration of imports) {
    const target = resolveImport(declaration.specifier, file);
    for (const [local, line] of importLines(declaration, target, readText)) lines.set(local, line);
  }
  for (const [name, value] of Object.entries(props)) lines.set(name, `export const ${name} = ${value};`);
  if (Object.keys(props).length > 0) lines.set('props', `export const props = {${propsCode(props)}};`);
  return [...lines.values()].join('\n');
}

function propsCode(props: Piece['props']): string {
  return Object.entries(props)
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join(',');
}

/** The exports of the scope that an import comes to, by local name. Names that the file does not export are left out. */
function importLines(
  { specifier, names }: ImportDeclaration,
  target: string | undefined,
  readText: IslandEnvironment['readText'],
): readonly (readonly [string, string])[] {
  const found = isReact(specifier) ? fromReact(names) : fromFile(names, target, readText);
  return found.map(({ name, local, from }) => [
    local,
    name === '*' ? `export * as ${local} from "${from}";` : `export { ${name} as ${local} } from "${from}";`,
  ]);
}

interface FoundName {
  readonly name: string;
  readonly local: string;
  readonly from: string;
}

function fromReact(names: ImportDeclaration['names']): readonly FoundName[] {
  const from = `${INSIDE}runtime`;
  return names.flatMap(({ imported, local }) => {
    const name = imported === 'default' || imported === '*' ? 'React' : imported;
    return name === 'React' || Object.hasOwn(reactNames, name) ? [{ name, local, from }] : [];
  });
}

function fromFile(
  names: ImportDeclaration['names'],
  target: string | undefined,
  readText: IslandEnvironment['readText'],
): readonly FoundName[] {
  const text = target === undefined ? '' : (readText(target) ?? '');
  if (target === undefined || isSnippetImport(target, names, text)) return [];
  const exports = target.endsWith('.json') ? { default: true } : exportsIn(text);
  return names.flatMap((imported) => {
    const name = exportOf(imported, exports);
    const isThere = name === '*' || Object.hasOwn(exports, name);
    return isThere ? [{ name, local: imported.local, from: `${INSIDE}file:${target}` }] : [];
  });
}

/** Names that code exports, by declaration, by list (`export { a, b as c }`) or as its default. */
function exportsIn(text: string): Readonly<Record<string, true>> {
  const lists = Array.from(text.matchAll(/^\s*export\s*\{([^}]*)\}/gm), ([, list = '']) => list.split(','));
  const listed = lists.flat().map(
    (entry) =>
      entry
        .trim()
        .split(/\s+as\s+/)
        .at(-1) ?? '',
  );
  const declared = /^\s*export\s+default\b/m.test(text) ? ['default'] : [];
  const names = [...exportedNames(text), ...listed, ...declared];
  return Object.fromEntries(names.map((name) => [name, true] as const));
}
