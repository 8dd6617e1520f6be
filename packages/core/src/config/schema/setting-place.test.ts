import { expect, it } from 'vitest';
import { settingPlace } from './setting-place.ts';

const keys = (config: unknown, ...path: readonly (string | number)[]): readonly string[] =>
  settingPlace('docs.json', config, path)?.keys.map(({ name }) => name) ?? [];
const words = (...path: readonly (string | number)[]): readonly unknown[] =>
  settingPlace('docs.json', {}, path)?.words ?? [];

it('has the keys of the whole file, and of what is in it', () => {
  expect(keys({})).toEqual(expect.arrayContaining(['name', 'navigation', 'api']));
  expect(keys({}, 'styling')).toEqual(expect.arrayContaining(['eyebrows', 'codeblocks']));
  expect(keys({}, 'api', 'playground')).toContain('display');
  expect(keys({}, 'nothing')).toEqual([]);
  expect(keys({}, 'constructor')).toEqual([]);
  expect(settingPlace('other.json', {}, [])).toBeUndefined();
  expect(settingPlace('waymark.json', {}, [])?.keys.map(({ name }) => name)).toContain('siteUrl');
});

it('has those of an element by what is written there, and of all kinds where nothing tells', () => {
  const group = { navigation: { pages: ['index', { group: 'A', pages: [] }] } };
  expect(keys(group, 'navigation', 'pages', 1)).toEqual(expect.arrayContaining(['expanded', 'root']));
  expect(keys({ navigation: { tabs: [{}] } }, 'navigation', 'tabs', 0)).toContain('menu');
  expect(keys({ navbar: { links: [{}] } }, 'navbar', 'links', 0)).toEqual(
    expect.arrayContaining(['label', 'href']),
  );
  expect(keys({ navigation: { tabs: [{}] } }, 'navigation', 'tabs')).toEqual([]);
});

it('proposes no key that does nothing, and tells which are written', () => {
  expect(keys({}, 'navigation', 'tabs', 'first')).toEqual([]);
  expect(keys({}, 'footer', 'socials')).toEqual(expect.arrayContaining(['github', 'website']));
  const group = { navigation: { pages: ['index', { group: 'A', pages: [] }] } };
  expect(keys(group, 'navigation', 'pages', 1)).not.toContain('public');
  const written = settingPlace('docs.json', group, ['navigation', 'pages', 1])?.keys.filter(
    ({ isWritten }) => isWritten,
  );
  expect(written?.map(({ name }) => name)).toEqual(['group', 'pages']);
});

it('has the words of a value', () => {
  expect(words('theme')).toContain('mint');
  expect(words('interaction', 'drilldown')).toEqual([true, false]);
  expect(words('api', 'playground', 'display')).toContain('simple');
  expect(words('navigation', 'languages', 0, 'language')).toContain('de');
  expect(words('name')).toEqual([]);
});

it('says what a key does, and what is missing', () => {
  expect(settingPlace('docs.json', {}, ['public'])?.description).toMatch(
    /^Asks for pages without a sign-in.*Supported in part: /,
  );
  expect(settingPlace('docs.json', {}, ['footer', 'socials', 'github'])?.description).toBe(
    'Address of the profile.',
  );
  expect(settingPlace('docs.json', {}, ['name'])?.description).not.toContain('upported');
});
