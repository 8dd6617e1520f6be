import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createContext, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { createProvider } from '../../src/components/drawing/create-provider.ts';
import { takeContent } from '../../src/pages/content/page-content.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { readonly type: 'minor' }) => void;

const SIZE = 100_000;
const TIMES = 100;

/** How many of the things that are made one after the other are still there when only young ones were collected. */
function countKept(use: (thing: { readonly bytes: ArrayBuffer }) => void): number {
  const before = process.memoryUsage().arrayBuffers;
  for (let time = 0; time < TIMES; time++) {
    use({ bytes: new ArrayBuffer(SIZE) });
    collect({ type: 'minor' });
  }
  return (process.memoryUsage().arrayBuffers - before) / SIZE;
}

it('lets go of what a page was drawn from with the page', () => {
  const context = createContext<unknown>(undefined);
  const draw = (type: Parameters<typeof h>[0]) => (value: object) =>
    void renderToString(h(type, { value } as object, h('p', {})));
  expect(countKept(draw(createProvider(context) as never))).toBeLessThan(TIMES / 4);
});

it('lets go of the content of a page with the page', () => {
  const facts = { file: '', toc: [], anchors: [], links: [], sections: [], dependencies: [] };
  const rest = {
    facts,
    markdown: '',
    files: [],
    sharedFiles: [],
    sheets: [],
    diagnostics: [],
    failed: false,
    runsCode: false,
  };
  const kept = countKept((thing) => {
    const view = { bodyHtml: '', parts: [], thing } as never;
    expect(takeContent({ ...rest, view }).content.view.hash).not.toBe('');
  });
  expect(kept).toBeLessThan(TIMES / 4);
});
