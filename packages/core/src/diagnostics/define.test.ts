import { expect, it } from 'vitest';
import { declare, defineDiagnostics } from './define.ts';

const kinds = defineDiagnostics('area', {
  name: declare<{ name: string }>({
    severity: 'error',
    message: ({ name }) => `No file for "${name}", which is meant`,
    hint: ({ name }) => `Add "${name}"`,
    explain: '',
  }),
});

it('quotes names as people give them as a whole', () => {
  const name = 'folder/'.repeat(100);
  expect(kinds.name({ name }, { path: `/${name}` })).toMatchObject({
    message: `No file for "${name}", which is meant`,
    hint: `Add "${name}"`,
    path: `/${name}`,
  });
});

it('leaves out the middle of a sentence without end, and a pointer that nobody reads', () => {
  const name = 'a'.repeat(100_000);
  const { message, hint, label, path } = kinds.name({ name }, { path: `/${name}`, label: name });
  expect(message).toMatch(/^No file for "a+…a+", which is meant$/);
  for (const text of [message, hint, label]) expect(text?.length).toBeLessThan(2100);
  expect(path).toBeUndefined();
});
