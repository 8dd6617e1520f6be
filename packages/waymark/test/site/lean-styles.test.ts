import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { styledParts } from '../../src/pages/assets/parts.ts';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const ENGLISH = docsJson({ pages: ['index'] });
const inLanguage = (language: string): string => docsJson({ languages: [{ language, pages: ['index'] }] });
const WITH_FOOTER = docsJson(
  { pages: ['index'] },
  { footer: { socials: { github: 'https://github.com/a' } } },
);

const build = (config: string): Promise<Built> =>
  buildProject(writeProject({ 'docs.json': config, 'index.mdx': 'A text.\n' }));

const sheets = ({ files, read }: Built, name: RegExp): string =>
  files
    .filter((path) => name.test(path))
    .map(read)
    .join('\n');

const stylesOf = async (config: string): Promise<string> =>
  sheets(await build(config), /^_waymark\/site\.\w+\.css$/);

describe('the stylesheet of a site', () => {
  it('turns arrows only where a language begins at the right', async () => {
    expect((await stylesOf(inLanguage('ar'))).includes('[dir=rtl]{')).toBe(true);
    expect((await stylesOf(inLanguage('ja'))).includes('[dir=rtl]')).toBe(false);
    expect((await stylesOf(ENGLISH)).includes('[dir=rtl]')).toBe(false);
  });

  it('has rules for letters that are squares or have marks only where a language has such', async () => {
    expect((await stylesOf(inLanguage('ja'))).includes(':lang(ja)')).toBe(true);
    expect((await stylesOf(inLanguage('ur'))).includes(':lang(ur)')).toBe(true);
    expect((await stylesOf(inLanguage('ar'))).includes(':lang(')).toBe(false);
  });

  it('has a footer only where the site has one', async () => {
    expect((await stylesOf(WITH_FOOTER)).includes('.footer-socials')).toBe(true);
    expect((await stylesOf(ENGLISH)).includes('.footer{')).toBe(false);
  });

  it('has marks of rows and titles only where a page or an operation has one, in the navigation or not', async () => {
    const stylesWith = async (operation: object, page = ''): Promise<string> => {
      const api = {
        openapi: '3.1.0',
        info: { title: 'A', version: '1' },
        paths: { '/a': { get: operation } },
      };
      const config = docsJson({ pages: ['index'] }, { api: { openapi: 'api.json' } });
      const files = { 'docs.json': config, 'api.json': JSON.stringify(api), 'index.mdx': `${page}A text.\n` };
      return sheets(await buildProject(writeProject(files)), /^_waymark\/site\.\w+\.css$/);
    };
    expect((await stylesWith({})).includes('.nav-tag-pill{')).toBe(false);
    expect((await stylesWith({ deprecated: true })).includes('.nav-tag-pill{')).toBe(true);
    expect((await stylesWith({}, '---\ntag: New\n---\n')).includes('.nav-tag-pill{')).toBe(true);
  });

  it('has the name of a site ready for a logo that is not among its files, and for no other', async () => {
    const logo = (address: string): string => docsJson({ pages: ['index'] }, { logo: address });
    expect((await stylesOf(logo('https://example.com/a.svg'))).includes('content:attr(alt)')).toBe(true);
    expect((await stylesOf(logo('/a.svg'))).includes('content:attr(alt)')).toBe(false);
  });

  it('has no ground that is painted anew at each step of scrolling', async () => {
    expect(await stylesOf(ENGLISH)).not.toMatch(/background(?:-attachment)?:[^;}]*\bfixed\b/);
  });

  it('has no spaces in the values of custom properties that mean nothing', async () => {
    const css = await stylesOf(ENGLISH);
    expect(css.includes('--_shadow-menu:0 4px 16px light-dark(rgb(0 0 0 / 8%),')).toBe(true);
    expect(css.includes('--_radius-code:calc(var(--_radius-block) * 5 / 12);')).toBe(true);
  });
});

it('draws menus of alternatives only where fields have many', async () => {
  const operation = (count: number): object => ({
    post: {
      requestBody: {
        content: {
          'application/json': {
            schema: {
              oneOf: Array.from({ length: count }, (_, index) => ({
                properties: { kind: { const: `kind-${index}` } },
              })),
            },
          },
        },
      },
    },
  });
  const cssOf = async (count: number): Promise<string> => {
    const api = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': operation(count) } };
    const files = {
      'docs.json': docsJson({ pages: ['POST /a'] }, { api: { openapi: 'api.json' } }),
      'api.json': JSON.stringify(api),
    };
    return sheets(await buildProject(writeProject(files)), /^_waymark\/parts\.\w+\.css$/);
  };
  expect((await cssOf(2)).includes('.api-filter')).toBe(false);
  expect((await cssOf(9)).includes('.api-filter')).toBe(true);
});

it('grows with the size of letters that a reader asks the browser for', () => {
  for (const file of styledParts.flatMap(({ styles = [] }) => styles)) {
    const css = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
    expect(css.match(/font-size: [\d.]+px/g) ?? [], file).toEqual([]);
  }
});
