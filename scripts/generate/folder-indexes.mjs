// Indexes of what is one folder each: components and themes. They are made from the names of files alone.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NOTE = '// Made by scripts/generate.mjs from the folders: edit those.';

const COMPONENTS = 'packages/waymark/src/components';
const PRESETS = 'packages/waymark/src/theme/presets';
const THEME_NAMES = 'packages/core/src/config/schema/areas/theme-names.ts';

/** The component folders: those whose module has the name of the folder. */
export function componentFolders(root) {
  return foldersWith(join(root, COMPONENTS), (name) => `${name}.tsx`);
}

/** The names of the themes: the folders that hold a preset. */
export function themeFolders(root) {
  return foldersWith(join(root, PRESETS), () => 'preset.ts');
}

/** The index files, by path. */
export function indexFiles(root) {
  const components = componentFolders(root);
  const themes = themeFolders(root);
  const elements = components.filter((name) =>
    existsSync(join(root, COMPONENTS, name, `${name}.element.ts`)),
  );
  return {
    [`${COMPONENTS}/folders.ts`]: definitionIndex(components),
    [`${COMPONENTS}/components.element.ts`]: [
      NOTE,
      '/** All behaviour of the built-in components: the part of the site’s script that is theirs. */',
      ...elements.map((name) => `import './${name}/${name}.element.ts';`),
      '',
    ].join('\n'),
    [`${PRESETS}/index.ts`]: presetIndex(themes),
    [THEME_NAMES]: [
      NOTE,
      '/** Names of the themes. */',
      'export const THEMES = [',
      ...themes.map((name) => `  '${name}',`),
      '] as const;',
      '',
    ].join('\n'),
  };
}

/** What the documentation shows of a component: its sample, and how that is written. Not every component has one. */
export function sampleFiles(root, noteFor) {
  const samples = componentFolders(root).flatMap((name) => {
    const path = `${COMPONENTS}/${name}/sample.mdx`;
    return existsSync(join(root, path)) ? [[name, path, readFileSync(join(root, path), 'utf8').trim()]] : [];
  });
  return Object.fromEntries(
    samples.map(([name, path, text]) => {
      const fence = text.includes('```') ? '````' : '```';
      const shown = [noteFor(path), '', text, '', `${fence}mdx`, text, fence, ''];
      return [`snippets/samples/${name}.mdx`, shown.join('\n')];
    }),
  );
}

/** Writes the indexes that are not up to date. */
export function writeIndexes(root) {
  for (const [path, text] of Object.entries(indexFiles(root))) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function foldersWith(folder, fileIn) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory() && existsSync(join(folder, item.name, fileIn(item.name))))
    .map(({ name }) => name)
    .sort();
}

function definitionIndex(names) {
  return [
    NOTE,
    ...inOrder([
      [
        './definition/definition.ts',
        "import type { ComponentDefinition } from './definition/definition.ts';",
      ],
      ...names.map((name) => {
        const path = `./${name}/${name}.tsx`;
        return [path, `import { definitions as ${variable(name)} } from '${path}';`];
      }),
    ]),
    '',
    '/** The definitions of every component folder. */',
    'export const folderDefinitions: readonly ComponentDefinition[] = [',
    ...names.map((name) => `  ...${variable(name)},`),
    '];',
    '',
  ].join('\n');
}

function presetIndex(names) {
  return [
    NOTE,
    "import type { ThemePreset } from '../theme-preset.ts';",
    ...names.map((name) => `import { preset as ${variable(name)} } from './${name}/preset.ts';`),
    '',
    '/** The presets of every theme, by name. */',
    'export const presets: Readonly<Record<string, ThemePreset>> = {',
    ...names.map((name) => (variable(name) === name ? `  ${name},` : `  '${name}': ${variable(name)},`)),
    '};',
    '',
  ].join('\n');
}

/** Imports in the order that the formatter wants, each with its path. */
function inOrder(imports) {
  return imports.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}

/** `code-block` → `codeBlock`. */
function variable(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
