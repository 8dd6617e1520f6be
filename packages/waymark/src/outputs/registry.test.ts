import { addressProblem } from '@waymark/core/navigation';
import { expect, it } from 'vitest';
import { GENERATED_FILES } from './registry.ts';

it.each(GENERATED_FILES.filter((path) => !path.includes('/')))('lets no page stand where %s is', (path) => {
  expect(addressProblem(`/${path}`)).toBeDefined();
});
