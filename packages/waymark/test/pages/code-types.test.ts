import { afterAll, describe, expect, it } from 'vitest';
import { UNTRUSTED } from '../../src/project/trust.ts';
import {
  type BuildChoices,
  buildProject,
  docsJson,
  removeTemporary,
  writeProject,
} from '../support/projects.ts';

afterAll(removeTemporary);

const PAGE =
  '---\ntitle: Types\n---\n\n```ts twoslash\nexport const depth = 12;\n```\n\n```ts\nconst plain = 1;\n```\n';
const files = { 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': PAGE };

async function pageOf(choices: BuildChoices): Promise<{ html: string; codes: readonly string[] }> {
  const { result, read } = await buildProject(writeProject(files), choices);
  return { html: read('index.html'), codes: result.diagnostics.map(({ code }) => code) };
}

describe('a block that asks for types', () => {
  it('shows them, and another one does not', async () => {
    const { html, codes } = await pageOf({});
    expect(codes).toEqual([]);
    expect(html).toContain('<span class="code-type" data-type="const depth: 12">depth</span>');
    expect(html.match(/class="code-types"/g)).toHaveLength(1);
    expect(html).toContain('<summary>Types</summary>');
    expect(html).not.toContain('const plain:');
  });

  it('says how to announce the error that it has', async () => {
    const wrong = { ...files, 'index.mdx': '```ts twoslash\n[1].map(String).length.big();\n```\n' };
    const { result } = await buildProject(writeProject(wrong));
    expect(result.diagnostics.map(({ hint }) => hint)).toEqual([
      'Mend the code, or announce the error in its first line: `// @errors: 2339`',
    ]);
  });

  it('asks no compiler of a project that is not trusted', async () => {
    const { html, codes } = await pageOf({ trust: UNTRUSTED.all });
    expect(codes).toEqual(['mdx/no-typescript']);
    expect(html).not.toContain('code-type');
  });
});
