import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type FetchedDocument, fetchDocuments } from './fetch-documents.ts';

const URL = 'https://api.example.com/openapi.json';

interface World {
  readonly answer?: () => Response | Promise<Response>;
  readonly kept?: Map<string, string>;
  readonly limit?: number;
}

async function fetchOne(
  url: string,
  { answer, kept = new Map(), limit }: World,
): Promise<FetchedDocument | undefined> {
  const documents = await fetchDocuments([url, url], {
    fetch: async () => (await answer?.()) ?? Response.error(),
    store: { read: (key) => kept.get(key), write: (key, value) => kept.set(key, value) },
    ...(limit === undefined ? {} : { limit }),
  });
  return documents.get(url);
}

describe('fetchDocuments', () => {
  it('gives the text, and keeps it for a time without a network', async () => {
    const kept = new Map<string, string>();
    expect(await fetchOne(URL, { kept, answer: () => new Response('{"openapi":"3.1.0"}') })).toEqual({
      text: '{"openapi":"3.1.0"}',
    });
    const offline = (): never => {
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND api.example.com') });
    };
    expect(await fetchOne(URL, { kept, answer: offline })).toEqual({
      text: '{"openapi":"3.1.0"}',
      problem: 'getaddrinfo ENOTFOUND api.example.com',
    });
    expect(await fetchOne('https://other.example.com/', { kept, answer: offline })).not.toHaveProperty(
      'text',
    );
  });

  it.each([
    ['an answer that is no success', () => new Response('', { status: 404 }), 'the server answers 404'],
    ['a document beyond the limit', () => new Response('x'.repeat(3_000_001)), 'it is larger than 3 MB'],
  ])('says why there is none: %s', async (_, answer, problem) => {
    expect(await fetchOne(URL, { answer, limit: 3_000_000 })).toEqual({ problem });
  });

  it('gives the texts of an archive, and keeps them for a time without a network', async () => {
    const kept = new Map<string, string>();
    const zip = zipSync({ 'made/index.html': strToU8('Näme'), 'made/logo.png': strToU8('x') });
    const files = new Map([['made/index.html', 'Näme']]);
    expect(await fetchOne(URL, { kept, answer: () => new Response(zip) })).toEqual({ files });
    const offline = (): never => {
      throw new TypeError('fetch failed');
    };
    expect(await fetchOne(URL, { kept, answer: offline })).toEqual({ files, problem: 'fetch failed' });
    const cut = zip.slice(0, zip.length - 30);
    expect(await fetchOne(URL, { answer: () => new Response(cut) })).toEqual({ problem: 'invalid zip data' });
  });

  it('uses plain http for nothing but this machine', async () => {
    const answer = (): Response => new Response('x');
    expect(await fetchOne('http://api.example.com/a.json', { answer })).toEqual({
      problem: 'only https is used, except with this machine',
    });
    expect(await fetchOne('http://localhost:4000/a.json', { answer })).toEqual({ text: 'x' });
  });

  it('does not wait without end', async () => {
    const documents = await fetchDocuments([URL], {
      fetch: (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
      store: { read: () => undefined, write: () => undefined },
      timeout: 20,
    });
    expect(documents.get(URL)).toEqual({ problem: 'no answer within 0.02 seconds' });
  });
});
