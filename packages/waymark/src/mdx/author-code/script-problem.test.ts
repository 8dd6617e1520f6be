import { expect, it } from 'vitest';
import { scriptProblem } from './script-problem.ts';

it('names what a browser cannot read, and where', () => {
  expect(scriptProblem('let a = <b/>;', false)).toMatchObject({ at: 8 });
  expect(scriptProblem("import './a.js';", false)).toBeDefined();
  expect(scriptProblem("import './a.js';", true)).toBeUndefined();
});

it('takes nothing for wrong that is only nested deeply', () => {
  expect(scriptProblem(`a = ${'['.repeat(50_000)}${']'.repeat(50_000)};`, false)).toBeUndefined();
});
