import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

beforeEach(() => {
  vi.stubEnv('NO_COLOR', '');
  vi.stubEnv('TERM', 'xterm');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** What a stream is told of forty pages that take 50 ms each. */
function drawnOn(isTTY: boolean): readonly string[] {
  const drawn: string[] = [];
  const stream = { isTTY, write: (text: string) => drawn.push(text) } as unknown as NodeJS.WriteStream;
  let time = 0;
  const progress = createProgress(stream, () => time);
  for (let done = 0; done <= 40; done++, time += 50) progress.update(done, 40);
  progress.finish();
  return drawn;
}

it('draws a bar that rewrites itself, ten times a second, and guesses once there is something to guess from', () => {
  const drawn = drawnOn(true);
  expect(drawn).toHaveLength(21);
  expect(drawn[0]).toBe(`\r\u001b[K█${'░'.repeat(23)} 2/40 pages`);
  expect(drawn[8]).toMatch(/ 18\/40 pages$/);
  expect(drawn[9]).toMatch(/ 20\/40 pages, 1 s left$/);
  expect(drawn[19]).toBe(`\r\u001b[K${'█'.repeat(24)} 40/40 pages, 0 s left`);
  expect(drawn[20]).toBe('\r\u001b[K');
});

it('is silent where nothing may move', () => {
  expect(drawnOn(false)).toEqual([]);
  vi.stubEnv('TERM', 'dumb');
  expect(drawnOn(true)).toEqual([]);
  vi.stubEnv('TERM', 'xterm');
  vi.stubEnv('NO_COLOR', '1');
  expect(drawnOn(true)).toEqual([]);
});
