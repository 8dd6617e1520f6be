import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { mendNesting } from './mend-nesting.ts';

describe('mendNesting', () => {
  it.each([
    '<p>a <a href="/x">b</a> <b>c</b></p><ul><li>d<ul><li>e</li></ul></li></ul>',
    '<a href="/y"><table><colgroup><col></colgroup><template></template><tbody><tr><td><p>b</p><a href="/x">c</a></td></tr></tbody></table></a>',
    '<a href="/x"><h3>a</h3><p>b</p></a>',
    '<p><button title="a > b"><p>c</p></button></p>',
    '<p>a<svg viewBox="0 0 9 9"><p></p><path d="M0 0"/></svg></p>',
    '<a href="/x"><svg viewBox="0 0 9 9"><a href="/y"><path d="M0 0"/></a></svg></a>',
    '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
  ])('leaves what browsers read as it is written: %s', (html) => {
    expect(mendNesting(html)).toBe(html);
  });

  it.each([
    [
      '<a href="/x" class="c">a <a href="/y" class="link">b</a></a>',
      '<a href="/x" class="c">a <span class="link">b</span></a>',
    ],
    ['<p class="c">a<div>b</div></p>', '<div class="paragraph c">a<div>b</div></div>'],
    ['<p type="x">a<div>b</div></p>', '<div type="x" class="paragraph">a<div>b</div></div>'],
    [
      '<p><span><ul><li>a</li></ul></span></p>',
      '<div class="paragraph"><span><ul><li>a</li></ul></span></div>',
    ],
    [
      '<p>a</p><head><link rel="canonical" href="/x"></head>',
      '<p>a</p><div><link rel="canonical" href="/x"></div>',
    ],
    ['<p><p>a</p></p>', '<div class="paragraph"><p>a</p></div>'],
    ['<table><tr><td>a</td></tr></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    [
      '<table><thead><th>a</th></thead><tr><td>b</td></tr></table>',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['<table>a<div>b</div></table>', '<table><tbody><tr><td>a<div>b</div></td></tr></tbody></table>'],
    [
      '<table><tbody><tbody>a</tbody></tbody></table>',
      '<table><tbody><tr><td><div>a</div></td></tr></tbody></table>',
    ],
    [
      '<table>a<tr><td>b</td></tr> <tr><td>c</td></tr><td>d</td>e<th>f</th></table>',
      '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr> <tr><td>c</td></tr><tr><td>d</td><td>e</td><th>f</th></tr></tbody></table>',
    ],
    ['<div><tr><td>a</td></tr></div>', '<div><div><div>a</div></div></div>'],
    ['<ul><li>a<li>b</li></li></ul>', '<ul><li>a<div>b</div></li></ul>'],
    ['<ul><li><wm-tree><li>a</li></wm-tree></li></ul>', '<ul><li><wm-tree><div>a</div></wm-tree></li></ul>'],
    [
      '<a href="/x"><svg><svg></svg><a href="/y"></a></svg><a href="/z">b</a></a>',
      '<a href="/x"><svg><svg></svg><a href="/y"></a></svg><span>b</span></a>',
    ],
    ['<h2><h3>a</h3></h2>', '<h2><div>a</div></h2>'],
    [
      '<button type="button">a<button type="button">b</button></button>',
      '<button type="button">a<span>b</span></button>',
    ],
    ['<form><p><form></form></p></form>', '<form><div class="paragraph"><div></div></div></form>'],
  ])('mends %s', (html, mended) => {
    expect(mendNesting(html)).toBe(mended);
  });

  it('gives what a browser reads back, whatever is nested in what', () => {
    const names =
      'a b p div span h2 h3 ul ol li dl dt dd table thead tbody tr td th caption button form section strong em code label details summary blockquote pre wm-island wm-tree'.split(
        ' ',
      );
    const { tree } = fc.letrec<{ tree: string; children: string }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        fc.constantFrom('x', ' ', '<br>', '<img src="/a.png">', '<hr>'),
        fc
          .tuple(fc.constantFrom(...names), tie('children'))
          .map(([name, inner]) => `<${name}>${inner}</${name}>`),
      ),
      children: fc.array(tie('tree'), { maxLength: 4 }).map((list) => list.join('')),
    }));
    fc.assert(
      fc.property(tree, (html) => {
        const mended = mendNesting(html);
        expect(serialize(parseFragment(mended))).toBe(mended);
      }),
      { numRuns: 3000 },
    );
  });
});
