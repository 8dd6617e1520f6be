import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentDefinitions } from '../../components/index.ts';
import { styledParts } from './parts.ts';

describe('the parts with styles', () => {
  it('have names and stylesheets of their own', () => {
    expect(new Set(styledParts.map(({ name }) => name)).size).toBe(styledParts.length);
    const sheets = styledParts.flatMap(({ styles = [] }) => styles);
    expect(new Set(sheets).size).toBe(sheets.length);
    for (const sheet of sheets)
      expect(existsSync(new URL(`../../${sheet}`, import.meta.url)), sheet).toBe(true);
  });

  it('stand behind those that they need', () => {
    for (const [index, { needs = [] }] of styledParts.entries())
      for (const other of needs) expect(styledParts.indexOf(other)).toBeLessThan(index);
  });

  it('are all known that components use whenever they are drawn', () => {
    const used = componentDefinitions.flatMap(({ parts = [] }) => parts);
    for (const part of used) if (part.styles !== undefined) expect(styledParts).toContain(part);
  });
});
