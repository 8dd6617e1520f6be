import { expect, it } from 'vitest';
import { componentRegistry } from '../../components/definition/registry.ts';
import { compilePage } from './compile-page.ts';

const findings = (text: string, files: Readonly<Record<string, string>>): readonly string[] =>
  compilePage('page.mdx', text, {
    components: new Map(),
    resolveImport: (specifier) => (specifier.slice(1) in files ? specifier.slice(1) : undefined),
    resolveSnippet: () => undefined,
    nearestImport: () => undefined,
    readText: (file) => files[file],
  }).diagnostics.map(({ code, span }) => `${code} ${span?.file} ${text.slice(span?.start, span?.end)}`);

const hintOf = (text: string): string | undefined =>
  compilePage('page.mdx', 'import Lamp from "/lamps.mdx";\n\n<Lamp />\n', {
    components: new Map(),
    resolveImport: () => 'lamps.mdx',
    resolveSnippet: () => undefined,
    nearestImport: () => undefined,
    readText: () => text,
  }).diagnostics[0]?.hint;

it('says that the default export of a Markdown file is not its default import', () => {
  expect(hintOf('export const lamp = 1;\n')).toBe('Import what it exports by name, in braces');
  expect(hintOf('export default () => 1;\n')).toMatch(/^The default import of a Markdown file is its text/);
});

it('tells of a file that is shown and has only exports', () => {
  const text = 'import Lamp from "/lamps.mdx";\n\nA <Lamp /> B\n';
  expect(findings(text, { 'lamps.mdx': 'export const lamp = 1;\n' })).toEqual([
    'mdx/only-exports page.mdx <Lamp',
  ]);
  expect(findings(text, { 'lamps.mdx': 'export const lamp = 1;\n\nText.\n' })).toEqual([]);
  expect(findings(text, { 'lamps.mdx': '' })).toEqual([]);
});

it('tells of an import whose name the file exports itself', () => {
  const code = 'import { lamp, other } from "/lamps.mdx";';
  const files = { 'lamps.mdx': 'export const lamp = 1;\nexport const other = 2;\n' };
  expect(findings(`${code}\n\nexport const lamp = 3;\n\n{lamp}\n`, files)).toEqual([
    `mdx/name-taken page.mdx ${code}`,
  ]);
  expect(findings(`${code}\n\n{lamp}\n`, files)).toEqual([]);
  expect(findings('export { lamp } from "/lamps.mdx";\n', files)).toEqual([]);
});

it('names the file of exactly its name, however deep, for a component that nothing defines', () => {
  const hint = (near: string): string | undefined =>
    compilePage('page.mdx', '<PayerResponse />\n', {
      components: new Map(),
      resolveImport: () => undefined,
      resolveSnippet: () => undefined,
      nearestImport: () => near,
      readText: () => undefined,
    }).diagnostics[0]?.hint;
  const file = 'snippets/response/PayerResponse.mdx';
  expect(hint(file)).toBe(`Import it: \`import PayerResponse from "/${file}";\``);
  expect(hint('snippets/response/PayeeResponse.mdx')).toBeUndefined();
  expect(hint('PayerResponse.mdx')).toBeUndefined();
});

it('calls a component as its tag does, and names the file that it may mean instead', () => {
  const found = compilePage('page.mdx', '<Github url="/a" big red lamp />\n', {
    components: componentRegistry,
    resolveImport: () => undefined,
    resolveSnippet: (name) => (name === 'github' ? 'snippets/github.jsx' : undefined),
    nearestImport: () => undefined,
    readText: () => undefined,
  }).diagnostics.map(({ message, hint }) => [message, hint]);
  expect(found).toEqual([
    ['`<Github>` needs the property `repo`', 'Import it: `import { Github } from "/snippets/github.jsx";`'],
  ]);
});
