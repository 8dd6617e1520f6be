import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { ownText } from './own-text.ts';

it.each(['', 'a', 'crate', 'a much longer text of a page', 'ä 😀 \ud800'])(
  'ownText(%j) is the same text',
  (text) => expect(ownText(text)).toBe(text),
);

it('keeps nothing of the text that it was cut out of', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const cut = (index: number): string =>
    ownText(Buffer.alloc(100_000, `page ${index}, `).toString().slice(-22));
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: 200 }, (_, index) => cut(index));
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(5_000_000);
  expect(kept).toHaveLength(200);
});
