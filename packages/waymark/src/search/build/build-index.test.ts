import { expect, it } from 'vitest';
import { joinLanguages } from './build-index.ts';
import type { PageEntry } from './records.ts';

it('keeps the files of a language whose successor begins with a page that has to be added twice', () => {
  const languages = [
    { code: 'en', label: 'English' },
    { code: 'fr', label: 'French' },
  ];
  const index = joinLanguages<() => void>({ languages, trailingSlash: true }, (language) => ({
    add: (_, read) => {
      read();
      return [];
    },
    finish: () => [{ path: `${language}.json`, content: '' }],
  }));
  const entryIn = (language: string): PageEntry => ({
    route: `/${language}`,
    language,
    title: 'Page',
    versions: [],
    products: [],
    trail: [],
    keywords: [],
    boost: 1,
  });
  const lose = (): never => {
    throw new Error('lost');
  };
  const paths: string[] = [];
  const note = (files: Iterable<{ readonly path: string }>): void => {
    for (const { path } of files) paths.push(path);
  };
  note(index.add(entryIn('en'), () => undefined));
  expect(() => index.add(entryIn('fr'), lose)).toThrow('lost');
  note(index.add(entryIn('fr'), () => undefined));
  note(index.finish());
  expect(paths).toEqual(['en.json', 'fr.json']);
});
