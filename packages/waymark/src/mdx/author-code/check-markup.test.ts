import { expect, it } from 'vitest';
import { checkWrittenMarkup } from './check-markup.ts';

const found = (code: string, start = 0): readonly (string | undefined)[] => {
  const text = `${'\n'.repeat(start)}${code}`;
  return checkWrittenMarkup('a.jsx', text, [{ code, start }]).map(({ span }) =>
    text.slice(span?.start, span?.end),
  );
};

it('finds each handler in markup that code writes, in its place', () => {
  expect(found('box.innerHTML = `<b class="${c}" onclick="a()">x</b><i onclick="b()">`;', 3)).toEqual([
    'onclick="',
    'onclick="',
  ]);
  expect(found("box.insertAdjacentHTML('beforeend', '<img onerror=\"a()\">')")).toEqual(['onerror="']);
});

it('points at the markup, not at the same words before it', () => {
  const text = 'const name = \'onclick="\'; box.innerHTML = `<b onclick="a()">`;';
  const [told] = checkWrittenMarkup('a.jsx', text, [{ code: text, start: 0 }]);
  expect(told?.span?.start).toBe(text.lastIndexOf('onclick'));
});

it('points at the markup in code of a page, not at the same tag in its text', () => {
  const texts = [
    'export const write = (box) => (box.innerHTML = html);',
    '`<b onclick="a()">`',
    'export const html = `<b onclick="a()">`;',
  ];
  const text = texts.join('\n\n');
  const parts = [texts[0] ?? '', texts[2] ?? ''].map((code) => ({ code, start: text.indexOf(code) }));
  expect(checkWrittenMarkup('a.mdx', text, parts).map(({ span }) => span?.start)).toEqual([
    text.lastIndexOf('onclick'),
  ]);
});

it('leaves what is drawn, and what is no markup', () => {
  expect(
    found('export const A = () => <b dangerouslySetInnerHTML={{ __html: \'<i onclick="x()">\' }} />'),
  ).toEqual([]);
  expect(found('if (box.innerHTML == "" && 1 <b) { const once = "x"; }')).toEqual([]);
});
