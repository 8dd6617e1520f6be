import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
  .join('\n');

/** A block for browsers that are not WebKit, with one rule in it. */
const GUARDED = /@supports not \(hanging-punctuation: none\) \{\s*[^{}]*\{[^{}]*\}\s*\}/g;

it('lets nothing be tried elsewhere in WebKit, which hangs when such an element is in a hidden one or has other room', () => {
  expect(styles).toContain('position-try');
  expect(styles.replace(GUARDED, '')).not.toContain('position-try');
});

/** The rule that gives code the width of its longest line. */
const WIDE = /\.code-block-body code \{[^{}]*inline-size: max-content;[^{}]*/;

it('wraps no code to make it pretty: WebKit wraps the longest line, though its box is as wide', () => {
  expect(styles).toMatch(/text-wrap: pretty/);
  expect(WIDE.exec(styles)?.[0]).toContain('text-wrap: wrap;');
});

it('asks the root alone whether the bar names a heading: WebKit draws nothing else anew when the name is written', () => {
  expect(styles).toMatch(/html:has\(\.contents-here:not\(:empty\)\) \.contents-name \{/);
  expect(styles).not.toMatch(/\.contents-(?:name|button):has\([^{]*:empty/);
});

it('keeps the ground of marked lines with the code that it blends with: WebKit hides the letters of lines that scroll', () => {
  expect(styles).toMatch(
    /:has\(\.line-highlight, \.line-diff\) \{[^}]*@supports[^{]*\{\s+isolation: isolate;/,
  );
});

it('gives what heads of tables are animated from a value: WebKit leaves it unset otherwise, and rows are seen through', () => {
  expect(styles).toMatch(/--_over: #0000;\s+--_under: 0 0 #0000;\s+background: var\(--_over\);/);
  // Nor has a head as a whole any shadow there: its cells draw the line below it.
  expect(styles).toMatch(/& > :last-child > \* \{\s+box-shadow: var\(--_under\);/);
});

it('draws its own ground and sign for all that is chosen from: WebKit fills native ones', () => {
  expect(styles).toMatch(/\.api-choice > select,\s+select\.pg-input \{[^}]*appearance: none;/);
});

/** What `text-decoration` says, but for the kinds of lines. */
const MORE_THAN_LINES = /text-decoration:(?! (?:none|underline|line-through)(?: !important)?;)[^;]*;/g;

it('gives lines below links their colour and thickness apart: WebKit draws no line where one property says all', () => {
  expect(styles).toContain('text-decoration: underline;');
  expect(styles.match(MORE_THAN_LINES)).toBeNull();
});
