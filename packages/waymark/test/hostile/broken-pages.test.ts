import { afterAll, describe, expect, it } from 'vitest';
import { breakPages } from '../../../../bench/inputs/broken-pages.mjs';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';
import { runsOf } from '../support/runs.ts';

afterAll(removeTemporary);

const WHOLE = {
  'docs.json': docsJson({ pages: ['index'] }),
  'index.mdx': '---\ntitle: Good\n---\n\nimport Intro from "/snippets/intro.mdx";\n\n<Intro name="you" />\n',
  'snippets/intro.mdx': 'Hello {name}.\n',
  'snippets/values.mdx': 'export const version = "2.1";\n',
};

function buildWith(texts: readonly string[]): Promise<Built> {
  const broken = texts.map((text, index) => [`broken/p${index}.mdx`, text] as const);
  return buildProject(writeProject({ ...WHOLE, ...Object.fromEntries(broken) }));
}

describe('pages that are broken', () => {
  it('cost the others nothing, and say where they are broken', async () => {
    const texts = breakPages(runsOf(50, 150), 7);
    const [alone, site] = [await buildWith([]), await buildWith(texts)];
    expect(site.read('index.html')).toBe(alone.read('index.html'));
    for (const index of texts.keys()) expect(site.files).toContain(`broken/p${index}/index.html`);
    for (const { code, span } of site.result.diagnostics) {
      const text = span === undefined ? undefined : site.result.project.readText(span.file);
      expect(text, code).toBeDefined();
      expect(span?.start, code).toBeLessThanOrEqual(text?.length ?? 0);
      expect(span?.end, code).toBeGreaterThanOrEqual(span?.start ?? 0);
    }
    expect(site.result.diagnostics.map(({ code }) => code)).toContain('mdx/syntax');
  });

  it('may have the places that links name: only what does not parse is told of', async () => {
    const files = {
      ...WHOLE,
      'index.mdx': '[Lamp](/broken#lamp)\n\n[Lamp](/whole#lamp)\n',
      'broken.mdx': '## Lamp\n\n</Card>\n',
      'whole.mdx': '## Buoy\n',
    };
    const { result } = await buildProject(writeProject(files));
    const told = result.diagnostics.map(({ code, message }) => `${code} ${message}`);
    expect(told.filter((text) => text.startsWith('links/'))).toEqual([
      expect.stringContaining('The page /whole has no place'),
    ]);
    expect(told.join()).toContain('mdx/syntax');
  });

  it('may make values that nothing can be drawn of: that is told as a fault of theirs', async () => {
    const values = {
      'mdx/expression-failed': [
        '{Symbol("x")}',
        '{[1, [Symbol("x")]]}',
        '# {Symbol("x")}',
        '<div title={Symbol("x")}>a</div>',
        '<Card title={Symbol("x")}>a</Card>',
        '<Note>{Symbol("x")}</Note>',
        '<img src={Symbol("x")} alt="" />',
        '<div className={Symbol("x")}>a</div>',
        '<Tabs>{[<Tab title={Symbol("x")}>a</Tab>]}</Tabs>',
      ],
      'mdx/code-failed': [
        '{new Proxy({}, { get() { throw new Error("lamp"); } })}',
        '<Icon icon={{ get name() { throw new Error("lamp"); } }} />',
      ],
      'mdx/not-drawable': ['{({ get type() { throw new Error("lamp"); }, props: 1 })}'],
    };
    for (const [code, texts] of Object.entries(values)) {
      const { result } = await buildWith(texts);
      expect(result.diagnostics.map((each) => each.code)).toEqual(texts.map(() => code));
    }
  });

  it('show a spread that cannot be evaluated as it is written', async () => {
    const { result } = await buildWith(['<Card {...lamp}>a</Card>']);
    expect(result.diagnostics[0]?.message).toMatch(/^`\{\.\.\.lamp\}`/);
  });
});
