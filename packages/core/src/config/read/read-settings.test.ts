import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

const read = (value: unknown) => {
  const { value: settings, diagnostics } = readSettings(JSON.stringify(value));
  return { settings, codes: diagnostics.map(({ code }) => code) };
};

describe('waymark.json', () => {
  it('need not be there', () => {
    expect(readSettings(undefined)).toEqual({ value: {}, diagnostics: [] });
  });

  it('tells a merge that nobody ended, and not what follows from it', () => {
    const text = '{\n<<<<<<< HEAD\n  "base": "/a"\n=======\n  "base": "/b"\n>>>>>>> summer\n}\n';
    const { diagnostics } = readSettings(text);
    expect(diagnostics.map(({ code, span }) => [code, text.slice(span?.start, span?.end)])).toEqual([
      ['content/merge-conflict', '<<<<<<< HEAD'],
    ]);
  });

  it('tells nothing of what stands behind a place that cannot be read', () => {
    const { diagnostics } = readSettings('{"base": "/a" "out": "x", "out": "y",}');
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/syntax']);
  });

  it('tells where a character was lost', () => {
    const { diagnostics } = readSettings('{"out": "caf\ufffd"}');
    expect(diagnostics.map(({ code, span }) => [code, span?.start])).toContainEqual([
      'content/lost-character',
      12,
    ]);
  });

  it('allows hosts, and inline scripts by their hash', () => {
    const policy = {
      allow: {
        scripts: ['https://*.example.com', 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
        styles: ['https://example.com'],
        fonts: ['https://example.com:8443'],
        connect: ['wss://live.example.com', 'https://example.com'],
      },
    };
    expect(read({ policy })).toEqual({ settings: { policy }, codes: [] });
  });

  it.each([
    "'unsafe-inline'",
    'https://a.example; script-src *',
    'http://a.example',
    'https://a.example/path',
    '*',
    'https:',
    'data:',
    'https://a.example b',
  ])('does not allow %j', (host) => {
    const { settings, codes } = read({ policy: { allow: { scripts: [host] } } });
    expect(JSON.stringify(settings)).not.toContain(host);
    expect(codes).toHaveLength(1);
  });

  it('reports keys that it does not know, at their place', () => {
    const [found] = readSettings('{\n "polcy": {}}').diagnostics;
    expect(found).toMatchObject({
      code: 'config/unknown-key',
      path: '/polcy',
      span: { file: 'waymark.json', start: 3 },
    });
    expect(found?.hint).toContain('policy');
    expect(readSettings('{').diagnostics).not.toEqual([]);
  });

  it.each([{ feedback: { url: '' } }, { mcp: { url: ' ' } }, { siteUrl: '' }, { base: '' }, { out: '' }])(
    'reports the empty address in %j',
    (settings) => {
      expect(read(settings).codes).toEqual(['config/invalid-value']);
    },
  );

  it('says where the site is served: plain addresses and paths only', () => {
    const settings = { siteUrl: 'https://docs.example.com/', base: '/docs', out: '../site' };
    expect(read(settings)).toEqual({ settings, codes: [] });
    for (const siteUrl of [
      'docs.example.com',
      'https://a.example/?x',
      'ftp://a.example',
      'https://u@a.example',
      'https://a.example; }',
      'https://a;b{c}',
      'https://a.example$host',
      'https://a"b.example',
    ])
      expect(read({ siteUrl })).toEqual({ settings: {}, codes: ['config/invalid-value'] });
    for (const siteUrl of ['http://localhost:3000/a', 'https://dökü.example', 'https://xn--dk-fka.example'])
      expect(read({ siteUrl }).codes).toEqual([]);
    for (const base of ['docs', '/a/../b', '//a', '/a b', `/${'a'.repeat(128)}`])
      expect(read({ base })).toEqual({ settings: {}, codes: ['config/invalid-value'] });
  });

  it('lets the path of the address stand where another base is written', () => {
    const siteUrl = 'https://example.com/docs';
    expect(read({ siteUrl, base: '/docs/' }).codes).toEqual([]);
    expect(read({ siteUrl, base: '/manual' })).toEqual({
      settings: { siteUrl },
      codes: ['config/invalid-value'],
    });
    const [found] = readSettings(`{"siteUrl": "${siteUrl}", "base": "/manual"}`).diagnostics;
    expect(found).toMatchObject({ path: '/base', span: { file: 'waymark.json', start: 48 } });
  });
});
