import { afterAll, describe, expect, it } from 'vitest';
import { check } from '../../src/check.ts';
import { checkExternal } from '../../src/checks/check-external.ts';
import { docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

/** A web of our own: status by address, or an error; every request is noted. */
function web(answers: Readonly<Record<string, number | Error>>) {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const fetch = async (address: unknown, init?: RequestInit): Promise<Response> => {
    asked.push(`${init?.method} ${address}`);
    most = Math.max(most, ++open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open--;
    const answer = answers[`${init?.method} ${address}`] ?? answers[String(address)] ?? 200;
    if (answer instanceof Error) throw answer;
    return new Response(null, { status: answer });
  };
  return { asked, most: () => most, options: { fetch, concurrency: 8, timeout: 10_000 } };
}

const links = (...urls: string[]) => urls.map((url) => ({ url, where: {} }));

describe('checkExternal', () => {
  it('warns of what is gone and of what does not answer', async () => {
    const { options } = web({
      'https://a.dev/gone': 404,
      'https://b.dev/': Object.assign(new Error('x'), { name: 'TimeoutError' }),
      'https://c.dev/': new TypeError('fetch failed', { cause: new Error('no such host') }),
      'https://d.dev/': 403,
    });
    const urls = ['https://a.dev/gone#x', 'https://b.dev', 'https://c.dev', 'https://d.dev', 'https://e.dev'];
    const found = await checkExternal(links(...urls), options);
    expect(found.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      ['links/external', 'warning', '"https://a.dev/gone#x" cannot be reached: it answers 404'],
      ['links/external', 'warning', expect.stringContaining('no answer within 10 seconds')],
      ['links/external', 'warning', expect.stringContaining('no such host')],
    ]);
  });

  it('believes GET where HEAD says no', async () => {
    const { options, asked } = web({ 'HEAD https://a.dev/': 500 });
    expect(await checkExternal(links('https://a.dev'), options)).toEqual([]);
    expect(asked).toEqual(['HEAD https://a.dev/', 'GET https://a.dev/']);
  });

  it('asks once for each address, and never for examples', async () => {
    const { options, asked } = web({ 'https://a.dev/': 404 });
    const examples = ['http://localhost:3000', 'https://api.example.com/x', 'http://[', 'http://127.0.0.1/'];
    expect(
      await checkExternal(links('https://a.dev/', 'https://a.dev/#b', ...examples), options),
    ).toHaveLength(2);
    expect(asked).toEqual(['HEAD https://a.dev/', 'GET https://a.dev/']);
  });

  it('keeps to its number of requests at a time', async () => {
    const { options, asked, most } = web({});
    await checkExternal(links(...Array.from({ length: 40 }, (_, at) => `https://a.dev/${at}`)), options);
    expect(asked).toHaveLength(40);
    expect(most()).toBe(8);
  });

  it('takes the links of pages and of the configuration, only when asked to', async () => {
    const navbar = { links: [{ label: 'X', href: 'https://b.dev/' }] };
    const directory = writeProject({
      'docs.json': docsJson({ pages: ['index'] }, { navbar }),
      'index.mdx': 'See [this](https://a.dev/).',
    });
    const { options } = web({ 'https://a.dev/': 410, 'https://b.dev/': 410 });
    const folder = { directory, entry: 'docs.json', version: '0.0.0' };
    const { diagnostics } = await check({ ...folder, external: options });
    expect(diagnostics.map(({ code, span, path }) => [code, span?.file, path])).toEqual([
      ['links/external', 'index.mdx', undefined],
      ['links/external', 'docs.json', '/navbar/links/0/href'],
    ]);
    expect((await check(folder)).diagnostics).toEqual([]);
  });
});
