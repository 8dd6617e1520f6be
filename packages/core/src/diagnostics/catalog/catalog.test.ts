import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagnosticCatalog } from './index.ts';

describe('diagnosticCatalog', () => {
  it('has the kinds of every area file', () => {
    const areas = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.ts') && !file.startsWith('index') && !file.endsWith('.test.ts'))
      .map((file) => file.slice(0, -'.ts'.length));
    expect([...new Set(diagnosticCatalog.map(({ code }) => code.split('/')[0]))].sort()).toEqual(
      areas.sort(),
    );
  });

  it('names each kind once, in kebab case, with an explanation', () => {
    const codes = diagnosticCatalog.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, explain } of diagnosticCatalog) {
      expect(code).toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/);
      expect(explain.length, code).toBeGreaterThan(40);
    }
  });
});
