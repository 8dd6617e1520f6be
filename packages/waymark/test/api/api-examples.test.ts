import { afterAll, describe, expect, it } from 'vitest';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const specification = {
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1' },
  servers: [{ url: 'https://harbour.example' }],
  paths: {
    '/boats': {
      get: {
        summary: 'List boats',
        parameters: [
          { name: 'quay', in: 'query', required: true, schema: { type: 'string', example: 'north' } },
          { name: 'mast', in: 'query', schema: { type: 'string', example: 'tall' } },
        ],
        responses: { '200': { description: 'Fine' } },
      },
    },
  },
};

/** The page of the operation, built with these settings. */
async function pageWith(examples?: object): Promise<string> {
  const folder = writeProject({
    'docs.json': docsJson(
      { pages: ['boats'] },
      { api: { openapi: 'harbour.json', ...(examples && { examples }) } },
    ),
    'harbour.json': JSON.stringify(specification),
    'boats.mdx': '---\ntitle: Boats\nopenapi: GET /boats\n---\n',
  });
  return (await buildProject(folder)).read('boats/index.html');
}

const labels = (html: string): readonly string[] =>
  ['cURL', 'Python', 'JavaScript'].filter((label) => new RegExp(`>\\s*${label}\\s*<`).test(html));

describe('api.examples', () => {
  it('shows the default languages', async () => {
    expect(labels(await pageWith())).toEqual(['cURL', 'Python', 'JavaScript']);
  });

  it('shows the languages that are written', async () => {
    const html = await pageWith({ languages: ['py', 'python', 'cobol', 'curl'] });
    expect(labels(html)).toEqual(['cURL', 'Python']);
    expect(html.indexOf('Python')).toBeLessThan(html.indexOf('cURL'));
  });

  it('writes none when told so', async () => {
    expect(await pageWith({ autogenerate: false })).not.toContain('request-example');
  });

  it('leaves out what is not required when told so', async () => {
    expect(await pageWith()).toContain('tall');
    const html = await pageWith({ defaults: 'required', languages: ['curl'] });
    expect(html).toContain('quay=north');
    expect(html).not.toContain('mast=tall');
  });
});
