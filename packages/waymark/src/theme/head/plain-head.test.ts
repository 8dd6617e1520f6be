import type { DocsConfig } from '@waymark/core/config';
import { describe, expect, it } from 'vitest';
import { plainHead } from './plain-head.ts';

const headOf = (rest: Partial<DocsConfig>): string =>
  plainHead({ name: 'Test', navigation: {}, ...rest } as DocsConfig, () => "'sha256-YQ=='");
const background = { color: { light: '#fafaf0', dark: '#101820' } };

describe('the head of a document that is seen for a moment', () => {
  it('has the colours of the site for the mode of the reader, and the policy of pages with its style', () => {
    const html = headOf({ background });
    expect(html).toContain('color-scheme:light dark');
    expect(html).toMatch(
      /html\{background:#fafaf0;color:#\w{6}\}.*prefers-color-scheme:dark\)\{html\{background:#101820;/,
    );
    expect(html).toContain("style-src 'self' 'sha256-YQ==';");
    expect(html).not.toContain('unsafe-inline');
  });

  it('has those of the mode in which the site begins, where it names one', () => {
    const html = headOf({ background, appearance: { default: 'dark', strict: true } });
    expect(html).toContain('color-scheme:dark}html{background:#101820;');
    expect(html).not.toContain('#fafaf0');
  });
});
