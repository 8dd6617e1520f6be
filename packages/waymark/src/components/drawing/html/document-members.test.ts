import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hidesDocumentMember } from './document-members.ts';

it('knows all that scripts of pages ask documents for', () => {
  const asked = ['client', 'components', 'mdx/islands'].flatMap((folder) => {
    const root = new URL(`../../../${folder}/`, import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const sources = files.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
    return sources.flatMap((name) => {
      const matches = readFileSync(new URL(name, root), 'utf8').matchAll(
        /\b(?:document|ownerDocument)\.(\w+)/g,
      );
      return [...matches].map(([, member]) => member ?? '');
    });
  });
  expect(asked).toContain('querySelector');
  expect(asked.filter((member) => !hidesDocumentMember('form', member))).toEqual([]);
});

it("leaves names that are the author's own, and elements that documents do not name", () => {
  expect(hidesDocumentMember('form', 'contact')).toBe(false);
  expect(hidesDocumentMember('input', 'title')).toBe(false);
  expect(hidesDocumentMember('FORM', 'title')).toBe(true);
  expect(hidesDocumentMember('iframe', 'onclick')).toBe(true);
});

it('leaves no picture a name, by which its id would be one too', () => {
  expect(hidesDocumentMember('img', 'lamp')).toBe(true);
  expect(hidesDocumentMember('img', '')).toBe(false);
});
