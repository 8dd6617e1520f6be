import { renderToStaticMarkup as render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { PageLabel } from './row-labels.tsx';

it('says the method once where the label begins with it', () => {
  expect(render(<PageLabel label="DELETE /lamps" method="DELETE" />)).toMatch(
    /^<span class="method-nav-pill" data-method="delete">DELETE <\/span><span>\/(?:<wbr\/?>)?lamps<\/span>$/,
  );
});

it('leaves the method out of the text of a row with words of its own', () => {
  expect(render(<PageLabel label="DELETE it" method="DELETE" />)).toBe(
    '<span class="method-nav-pill" data-method="delete" data-text="DEL"></span><span>DELETE it</span>',
  );
  expect(render(<PageLabel label="Lamps" method={undefined} />)).toBe('<span>Lamps</span>');
});
