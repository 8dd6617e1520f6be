import { expect, it } from 'vitest';
import { loadEsbuild } from './load-esbuild.ts';

it('answers others when code has ended its process', async () => {
  const { transform } = loadEsbuild();
  const nested = '('.repeat(400_000);
  const answers = await Promise.allSettled(['a = 1', nested, 'b = 2'].map((code) => transform(code)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await loadEsbuild().transform('c = 3')).code).toBe('c = 3;\n');
});
