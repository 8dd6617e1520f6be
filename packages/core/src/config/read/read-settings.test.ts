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
});
