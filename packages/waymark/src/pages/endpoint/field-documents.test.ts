import { findHead, type JsonValue, readOperation, readSpecification } from '@waymark/openapi';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../api-page/index.ts';
import { createTestContext } from '../../components/testing/render-component.tsx';
import { untracedWorld, type World } from '../world/world.ts';
import { createFieldDocuments } from './field-documents.tsx';

const names = (from: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${from}${index}`);

/** Wide, deep, circular, and with more alternatives than a page can hold. */
function monster(): JsonValue {
  const wide = (letter: string, to: string, count: number): JsonValue => ({
    type: 'object',
    properties: Object.fromEntries(
      names(letter, count).map((name) => [
        name,
        {
          allOf: [{ $ref: `#/components/schemas/${to}` }],
          description: 'See `this` and [that](https://a.example).',
        },
      ]),
    ),
  });
  const variants = names('v', 30).map((name) => ({
    title: name,
    properties: { [`${name}field`]: { type: 'string' } },
  }));
  return {
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    paths: {
      '/a': {
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
          responses: { 200: { description: 'x' } },
        },
      },
    },
    components: {
      schemas: {
        A: wide('a', 'B', 400),
        B: wide('b', 'C', 150),
        C: { properties: { back: { $ref: '#/components/schemas/A' }, one: { oneOf: variants } } },
      },
    },
  };
}

const assets = {
  css: '/site.css',
  partsCss: (parts: readonly string[]) => (parts.includes('api-page') ? '/api-page.css' : undefined),
};

function build(): { page: string; files: readonly { path: string; content: string }[] } {
  const specification = readSpecification('api.json', JSON.stringify(monster())).value;
  const head = specification && findHead(specification, 'POST', '/a');
  if (specification === undefined || head === undefined) throw new Error('no operation');
  const context = createTestContext();
  const settings = { urls: { base: '/base', trailingSlash: true }, sheets: '', api: {} };
  const world = { setting: (name: keyof typeof settings) => settings[name] } as unknown as World;
  const documents = createFieldDocuments({
    world,
    openTrace: () => untracedWorld(world),
    assets,
    createContext: ({ notes, uniqueId }) => ({ ...context, use: notes.use, uniqueId }),
  });
  const asked = new Set<string>();
  const operation = readOperation(specification, head);
  const { body } = renderOperation({
    specification,
    operation,
    samples: [],
    context,
    restUrl: documents.urlFor('en', (path) => asked.add(path)),
  });
  const page = render(body);
  const files = documents
    .collect(asked)
    .map(({ file }) => ({ path: file.path, content: 'content' in file ? String(file.content) : '' }));
  return { page, files };
}

const elements = (html: string): number => [...html.matchAll(/<[a-z]/g)].length;

describe('documents of fields', () => {
  const { page, files } = build();

  it('keeps page and documents small, and every field within reach', () => {
    for (const html of [page, ...files.map(({ content }) => content)])
      expect(elements(html)).toBeLessThan(2_000);
    const everything = page + files.map(({ content }) => content).join('');
    for (const name of ['a0', 'a399', 'b0', 'b149', 'back', 'v0field', 'v29field'])
      expect(everything).toMatch(new RegExp(`class="entry-name">${name}<`));
  });

  it('writes every document that is asked for, and each once', () => {
    const asked = [page, ...files.map(({ content }) => content)].flatMap((html) =>
      [...html.matchAll(/data-fields="\/base\/([^"]*)"/g)].map(([, path]) => path),
    );
    expect(new Set(asked)).toEqual(new Set(files.map(({ path }) => path)));
    expect(files.length).toBeLessThan(150);
  });

  it('writes documents that can be read on their own', () => {
    const [first] = files;
    expect(first?.content).toMatch(
      /^<!doctype html><html lang="en"><head>.*href="\/site\.css".*href="\/api-page\.css"/,
    );
    expect(first?.content).toContain('<meta name="robots" content="noindex"/>');
    expect(first?.content).not.toMatch(/<script|style=/);
  });

  it('gives the same files every time', () => expect(build()).toEqual({ page, files }));
});
