import { mdxDiagnostics } from '@waymark/core/diagnostics';
import { afterAll, expect, it } from 'vitest';
import { check } from '../../src/check.ts';
import { docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

/** What the samples import. */
const SNIPPETS = {
  'snippets/intro.mdx': 'Welcome.\n',
  'snippets/lamps.jsx': 'export const Lamp = () => <i>dark</i>;\n',
  'snippets/lamps.mdx': 'export const Lamp = () => <i>dark</i>;\n',
};
/** A good sample of these leads to a file of the reader's. */
const FILES = { 'images/screen.png': 'png', ...SNIPPETS };

/** The bad and the good sample of an explanation, where both are MDX. */
function samplesOf(explain: string): readonly [bad: string, good: string] | undefined {
  const [, fence = ''] = /^```mdx\n([\s\S]*?)^```$/m.exec(explain) ?? [];
  const [, bad, good] =
    /^(?:\{\/\* bad.*? \*\/\}\n|(?=<!--))([\s\S]*?)^(?:\{\/\* good \*\/\}\n)([\s\S]*)$/m.exec(fence) ?? [];
  return bad === undefined || good === undefined ? undefined : [bad, good];
}

async function codesOf(body: string): Promise<readonly string[]> {
  const page = `---\ntitle: Sample\n---\n\n${body}`;
  const files = { 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': page, ...FILES };
  const { diagnostics } = await check({
    directory: writeProject(files),
    entry: 'docs.json',
    version: '0.0.0',
  });
  return [...new Set(diagnostics.map(({ code }) => code))];
}

const explained = Object.values(mdxDiagnostics).flatMap(({ code, explain }) => {
  const samples = samplesOf(explain);
  return samples === undefined ? [] : [{ code, samples }];
});

it('finds samples', () => {
  expect(explained.length).toBeGreaterThan(20);
});

it.each(explained)(
  '$code: help shows a page that is told so, and one with nothing to tell',
  async ({ code, samples: [bad, good] }) => {
    expect(await codesOf(bad)).toContain(code);
    expect(await codesOf(good)).toEqual([]);
  },
);
