import { expect, it } from 'vitest';
import { isRunning, ownIdentity } from './process-identity.ts';

it('knows this process, and says nothing of what it cannot know', () => {
  const own = ownIdentity();
  expect(isRunning(own)).toBe(true);
  expect(isRunning({ ...own, started: 'another time' })).toBe(false);
  expect(isRunning({ ...own, machine: 'another machine' })).toBeUndefined();
  for (const pid of [0, -1, 1.5, Number.NaN]) expect(isRunning({ ...own, pid }), String(pid)).toBeUndefined();
});
