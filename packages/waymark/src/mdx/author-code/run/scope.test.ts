import { expect, it } from 'vitest';
import { problemOf } from './scope.ts';

it('says what was thrown in one line, whatever it is', () => {
  expect(problemOf(new TypeError('no such lamp\n  at a.mdx'))).toBe('TypeError: no such lamp');
  expect(problemOf('dark')).toBe('dark');
  expect(problemOf(Object.create(null))).toBe('something was thrown that is no error');
  expect(problemOf('a'.repeat(999))).toHaveLength(300);
});
