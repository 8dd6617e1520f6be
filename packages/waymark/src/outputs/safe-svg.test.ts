import { describe, expect, it } from 'vitest';
import { makeSvgSafe } from './safe-svg.ts';

const inside = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${content}</svg>`;

describe('makeSvgSafe', () => {
  it.each([
    inside('<path d="M0 0L9 9"/>'),
    inside('<use href="#a"/><a xlink:href="https://example.com/"><text>x</text></a>'),
    inside('<style>.a{fill:red}</style><!-- a note -->'),
    inside('<animate attributeName="opacity" values="0;1"/>'),
    inside(
      '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml" class="a">A <b>bold</b> word</div></foreignObject>',
    ),
    inside('<text>a description of scripts, onset = 3</text>'),
  ])('gives back a drawing that holds no script, byte for byte: %s', (svg) => {
    expect(makeSvgSafe(svg)).toEqual({ svg, removed: [] });
  });

  it.each([
    ['a script element', inside('<script>alert(1)</script><path d="M0 0"/>'), '<script>'],
    ['a script element in upper case', inside('<SCRIPT>alert(1)</SCRIPT><path d="M0 0"/>'), '<SCRIPT>'],
    [
      'a script element under another prefix',
      inside('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script><path d="M0 0"/>'),
      '<script>',
    ],
    ['an event handler', inside('<path d="M0 0" onclick="alert(1)"/>'), 'onclick'],
    ['a handler in mixed case', inside('<path d="M0 0" OnLoad = "alert(1)"/>'), 'OnLoad'],
    ['a script address', inside('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), 'href'],
    [
      'a script address in character references',
      inside('<a xlink:href="java&#115;cript&#x3a;alert(1)"><path d="M0 0"/></a>'),
      'xlink:href',
    ],
    [
      'a script address through an entity',
      `<!DOCTYPE svg [<!ENTITY js "javascript:alert(1)">]>${inside('<a href="&js;"><path d="M0 0"/></a>')}`,
      'href',
    ],
    [
      'an animation that sets an address',
      inside('<a><set attributeName="href" to="javascript:alert(1)"/><path d="M0 0"/></a>'),
      '<set>',
    ],
    ['a drawing brought in as data', inside('<use href="data:image/svg+xml,x#a"/><path d="M0 0"/>'), 'href'],
    [
      'a document inside foreign content',
      inside(
        '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="x"/></foreignObject><path d="M0 0"/>',
      ),
      '<iframe>',
    ],
    [
      'a style sheet instruction',
      `<?xml-stylesheet href="a.xsl"?>${inside('<path d="M0 0"/>')}`,
      '<?xml-stylesheet?>',
    ],
  ])('takes out %s, names it and keeps the rest', (_, svg, name) => {
    const safe = makeSvgSafe(svg);
    expect(safe.removed).toContain(name);
    expect(safe.svg).toContain('<path d="M0 0"');
    expect(safe.svg).not.toMatch(/alert|javascript|data:|srcdoc|xsl/i);
    expect(makeSvgSafe(safe.svg).removed).toEqual([]);
  });

  it('ends a drawing where it is not well-formed', () => {
    const { svg, removed } = makeSvgSafe(inside('<g><path d="M0 0"/></p><script>alert(1)</script>'));
    expect(removed).toEqual(['text that is not well-formed']);
    expect(svg).toMatch(/<path d="M0 0"><\/path><\/g><\/svg>$/);
    expect(svg).not.toContain('alert');
  });

  it('does not expand entities without end', () => {
    const lol = Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '',
    );
    const { svg } = makeSvgSafe(`<!DOCTYPE svg [<!ENTITY l0 "ha">${lol}]>${inside('<text>&l12;</text>')}`);
    expect(svg.length).toBeLessThan(1000);
  });
});
