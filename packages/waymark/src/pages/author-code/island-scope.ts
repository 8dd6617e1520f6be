import { type ImportDeclaration, scanImports } from '@waymark/core/content';
import {
  exportedNames,
  exportOf,
  handedOnFiles,
  isReact,
  isSnippetImport,
  reactNames,
} from '../../mdx/index.ts';
import type { IslandAssets } from '../assets/load-island-assets.ts';
import type { IslandProject } from '../content/body/page-islands.ts';
import type { KeepText } from '../store/kept-texts.ts';

/** What making modules asks of the project and the engine. */
export interface IslandEnvironment extends IslandProject {
  readonly assets: IslandAssets;
  /** Gives a module again that was made of the same texts. */
  readonly keepText: KeepText;
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

/** Names that compiled JSX uses without the author writing them. */
const OF_JSX = ['__h', '__Fragment'] as const;

/**
 * A module of what code names without declaring it: React's names and the built-in components, before these the
 * imports, and before these the props of a snippet. What the code does not mention is left out: for the bundler, each
 * name costs a question.
 */
export function scopeCode(piece: Piece, code: string, environment: IslandEnvironment): string {
  const { file, imports, props } = piece;
  const { assets, resolveImport } = environment;
  const mentioned = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const found = new Map<string, FoundName>();
  const add = (name: FoundName): void => {
    if (mentioned.has(name.local)) found.set(name.local, name);
  };
  for (const name of [...Object.keys(reactNames), 'React', 'user', '__slot'])
    add({ name, local: name, from: `${INSIDE}runtime` });
  if (mentioned.has('React'))
    found.set('__React', { name: 'React', local: '__React', from: `${INSIDE}runtime` });
  for (const name of OF_JSX) found.set(name, { name, local: name, from: `${INSIDE}runtime` });
  add({ name: '__within', local: '__within', from: `${INSIDE}built-ins` });
  for (const tag of Object.keys(assets.components))
    add({ name: tag, local: tag, from: `${INSIDE}tag:${tag}` });
  for (const declaration of imports) {
    const target = resolveImport(declaration.specifier, file);
    for (const name of importedNames(declaration, target, environment)) add(name);
  }
  for (const name of [...Object.keys(props), 'props']) found.delete(name);
  return [...exportLines([...found.values()]), ...propLines(props, mentioned)].join('\n');
}

/** One statement for each module that names come from. */
function exportLines(names: readonly FoundName[]): readonly string[] {
  const modules = new Map<string, string[]>();
  const lines: string[] = [];
  for (const { name, local, from } of names) {
    if (name === '*') lines.push(`export * as ${local} from "${from}";`);
    else modules.set(from, [...(modules.get(from) ?? []), `${name} as ${local}`]);
  }
  return [...lines, ...Array.from(modules, ([from, own]) => `export { ${own.join(', ')} } from "${from}";`)];
}

/** A page has no props, and may still ask for them. */
function propLines(props: Piece['props'], mentioned: ReadonlySet<string>): readonly string[] {
  const entries = Object.entries(props);
  if (entries.length === 0 && !mentioned.has('props')) return [];
  const whole = entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',');
  return [
    ...entries.map(([name, value]) => `export const ${name} = ${value};`),
    `export const props = {${whole}};`,
  ];
}

/** The names that an import brings in; those that the file does not export are left out. */
function importedNames(
  { specifier, names }: ImportDeclaration,
  target: string | undefined,
  environment: IslandEnvironment,
): readonly FoundName[] {
  return isReact(specifier) ? fromReact(names) : fromFile(names, target, environment);
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
  environment: IslandEnvironment,
): readonly FoundName[] {
  const text = target === undefined ? '' : (environment.readText(target) ?? '');
  if (target === undefined || isSnippetImport(target, names, text)) return [];
  const exports = target.endsWith('.json') ? { default: true } : exportsOf(target, environment);
  return names.flatMap((imported) => {
    const name = exportOf(imported, exports);
    const isThere = name === '*' || Object.hasOwn(exports, name);
    return isThere ? [{ name, local: imported.local, from: `${INSIDE}file:${target}` }] : [];
  });
}

/** Names that a file exports, itself or from others. */
function exportsOf(file: string, environment: IslandEnvironment): Readonly<Record<string, true>> {
  const files = new Set([file]);
  const names = new Set<string>();
  for (const current of files) {
    const text = environment.readText(current) ?? '';
    // `export *` leaves out the default.
    for (const name of exportedNames(text)) if (name !== 'default' || current === file) names.add(name);
    for (const other of handedOnFiles(scanImports(text), current, environment)) files.add(other);
  }
  return Object.fromEntries([...names].map((name) => [name, true] as const));
}
