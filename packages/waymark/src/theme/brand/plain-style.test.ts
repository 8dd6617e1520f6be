import type { DocsConfig } from '@waymark/core/config';
import { describe, expect, it } from 'vitest';
import { plainStyle } from './plain-style.ts';

const styleOf = (rest: Partial<DocsConfig>): string =>
  plainStyle({ name: 'Test', navigation: {}, ...rest } as DocsConfig);
const background = { color: { light: '#fafaf0', dark: '#101820' } };

describe('the style of documents that are seen for a moment', () => {
  it('has the colours of the site for the mode of the reader', () => {
    const css = styleOf({ background });
    expect(css).toContain('color-scheme:light dark');
    expect(css).toMatch(
      /html\{background:#fafaf0;color:#\w{6}\}.*prefers-color-scheme:dark\)\{html\{background:#101820;/,
    );
  });

  it('has those of the mode in which the site begins, where it names one', () => {
    const css = styleOf({ background, appearance: { default: 'dark', strict: true } });
    expect(css).toContain('color-scheme:dark}html{background:#101820;');
    expect(css).not.toContain('#fafaf0');
  });
});
