import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What is typed into or chosen from, and where its styles stand. */
const INPUTS = [
  ['../../playground/request-choices.css', '.api-choice > select'],
  ['../../search/search.css', '.search-filters select'],
  ['./parts/sidebar-filter.css', '& > input'],
  ['./parts/feedback.css', 'textarea'],
] as const;

it.each(INPUTS)('the edge of inputs is told from the page: %s', (file, selector) => {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0];
  expect(rule).toContain('border: 1px solid var(--_line-strong);');
});

it.each([
  ['../../playground/playground.css', '.pg-input {'],
  ['./parts/sidebar-filter.css', '.sidebar-filter > input {'],
  ['./parts/feedback.css', ''],
  ['../../components/shared.css', 'select:not(#_) {'],
] as const)(
  'text that is typed or chosen is large enough for phones, in landscape too: %s',
  (file, selector) => {
    const css = readFileSync(new URL(file, import.meta.url), 'utf8');
    const narrow = css.slice(css.lastIndexOf('@media (width < 64rem) {'));
    expect(narrow.split('}')[0]).toContain(selector);
    expect(narrow.split('}')[0]).toContain('font-size: 1rem;');
  },
);
