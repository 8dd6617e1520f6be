import { describe, expect, it } from 'vitest';
import { hostileSvgs } from '../../../../../bench/hostile-svgs.mjs';
import { makeSvgSafe } from './safe-svg.ts';

const inside = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${content}</svg>`;

describe('makeSvgSafe', () => {
  it.each([
    inside('<path d="M0 0L9 9"></path>'),
    inside('<use href="#a"></use><a xlink:href="https://example.com/"><text>x</text></a>'),
    inside('<style>.a{fill:red} .b{fill:url(#c)}</style>'),
    inside('<animate attributeName="opacity" values="0;1"></animate>'),
    inside('<image href="data:image/png;base64,AA==" width="9"></image><image href="b.png"></image>'),
    inside('<image xlink:href="data:img/png;base64,AA=="></image>'),
    inside('<image href="data:image/svg+xml;base64,PHN2Zz4="></image>'),
    inside('<image xlink:href="data:image/svg+xml,%3Csvg/%3E"></image>'),
    inside(
      '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml" class="a">A <b>bold</b> word</div></foreignObject>',
    ),
    inside(
      '<text data-x="1" aria-label="b">a description of scripts, onset = 3</text>',
      ' viewBox="0 0 9 9"',
    ),
    inside('<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AA==)}</style>'),
  ])('keeps a drawing of known elements as it is: %s', (svg) => {
    expect(makeSvgSafe(svg)).toEqual({ svg, removed: [] });
  });

  it.each([
    ['a comment', '<!-- a --><path d="M0 0"/>'],
    ['the notes of a drawing program', '<metadata><x/></metadata><path d="M0 0" foo="b"/><n xmlns="urn:x"/>'],
  ])('leaves out %s without a word', (_, content) => {
    expect(makeSvgSafe(inside(content))).toEqual({ svg: inside('<path d="M0 0"></path>'), removed: [] });
  });

  it('reads prefixes and entities, and writes neither', () => {
    const svg =
      '<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY ns "http://www.w3.org/2000/svg">]><s:svg xmlns:s="&ns;"><s:text>a &lt; b</s:text></s:svg>';
    expect(makeSvgSafe(svg)).toEqual({ svg: inside('<text>a &#60; b</text>'), removed: [] });
  });

  it("reads HTML's element for styles as that of drawings", () => {
    const style = '<style xmlns="http://www.w3.org/1999/xhtml">.a{fill:red}@import url(//a/b);</style>';
    expect(makeSvgSafe(inside(`${style}<path d="M0 0"/>`))).toEqual({
      svg: inside('<style>.a{fill:red}</style><path d="M0 0"></path>'),
      removed: ['styles from outside'],
      at: inside(`${style}`).indexOf('@import'),
    });
    expect(makeSvgSafe(inside(`<foreignObject>${style}</foreignObject>`)).removed).toEqual(['<style>']);
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
    [
      'a handler that the document type gives',
      `<!DOCTYPE svg [<!ATTLIST svg onload CDATA #FIXED "alert(1)">]>${inside('<path d="M0 0"/>')}`,
      '<!DOCTYPE>',
    ],
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
      inside('<a><animate attributeName="href" to="javascript:alert(1)"/><path d="M0 0"/></a>'),
      '<animate>',
    ],
    [
      'an element that sets anything',
      inside('<set attributeName="x" to="alert(1)"/><path d="M0 0"/>'),
      '<set>',
    ],
    ['a drawing brought in as data', inside('<use href="data:image/svg+xml,x#a"/><path d="M0 0"/>'), 'href'],
    [
      'a drawing from elsewhere',
      inside('<use href="https://a.example/javascript#a"/><path d="M0 0"/>'),
      'href',
    ],
    ['a document as a picture', inside('<image href="data:text/html,alert"/><path d="M0 0"/>'), 'href'],
    ['a picture from elsewhere', inside('<image href="https://a.example/alert"/><path d="M0 0"/>'), 'href'],
    ['a style from elsewhere', inside('<path d="M0 0" fill="u\\72l(//a/alert)"/>'), 'fill'],
    [
      'an import in styles',
      inside('<style>@import url(//a/alert);.a{fill:red}</style><path d="M0 0"/>'),
      'styles from outside',
    ],
    [
      'a document inside foreign content',
      inside(
        '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="x"/></foreignObject><path d="M0 0"/>',
      ),
      '<iframe>',
    ],
    [
      'HTML in the open',
      inside('<h:p xmlns:h="http://www.w3.org/1999/xhtml">alert</h:p><path d="M0 0"/>'),
      '<p>',
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
    expect(safe.svg).not.toMatch(/alert|javascript|data:|srcdoc|xsl|DOCTYPE/i);
    expect(makeSvgSafe(safe.svg)).toEqual({ svg: safe.svg, removed: [] });
  });

  it('keeps the rest of the styles that an import is taken out of', () => {
    const { svg } = makeSvgSafe(inside('<style>@import url(//a/b);.a{fill:red}.b{fill:url(//c)}</style>'));
    expect(svg).toContain('<style>.a{fill:red}.b{fill:none}</style>');
  });

  it.each([
    ['a picture', `<image href="data:image/png;base64,${'A'.repeat(300_000)}"></image>`],
    ['a path', `<path d="M0 0${'L9 9'.repeat(80_000)}"></path>`],
  ])('keeps %s that is longer than what the parser would hold by itself', (_, content) => {
    const svg = inside(`${content}<g></g>`);
    expect(makeSvgSafe(svg)).toEqual({ svg, removed: [] });
  });

  it.each([
    ['a script', '<g/>\n<script>1</script>', '<script>'],
    ['a handler', '<g/>\n<path onclick="1"/>', '<path'],
    ['an end tag of nothing', '<g/>\n<g></p></g>', '</p>'],
    ['an attribute without quotes', '<g/>\n<path d=M0/>', 'M0'],
    ['a sign of a program', '<g/>\n<?xml-stylesheet href="a"?><script>1</script>', '<?xml'],
  ])('says where the first thing is that it takes out: %s', (_, content, place) => {
    const svg = `\ufeff${inside(content)}`;
    expect(makeSvgSafe(svg).at).toBe(svg.indexOf(place));
  });

  it.each([
    ['<text>API & MCP</text>', '<text>API &#38; MCP</text>'],
    ['<text>a && b &c d</text>', '<text>a &#38;&#38; b &#38;c d</text>'],
    ['<path data-from="?a=1&b=2"/>', '<path data-from="?a=1&#38;b=2"></path>'],
    ['<style>/*<![CDATA[*/ a & b {} /*]]>*/</style>', '<style>/**/ a &#38; b {} /**/</style>'],
  ])('reads a lone ampersand as text: %s', (written, printed) => {
    const { svg, removed } = makeSvgSafe(inside(`${written}<path d="M1 1"/>`));
    expect(removed).toEqual([]);
    expect(svg).toContain(`${printed}<path d="M1 1"></path>`);
  });

  it('ends a drawing at a lone ampersand that takes a tag for text', () => {
    const { svg, removed } = makeSvgSafe(inside('<text>this &</text><path d="M1 1"/>'));
    expect(removed).toEqual(['text that is not well-formed']);
    expect(svg).toContain('<text>this </text>');
  });

  it('ends a drawing where it is not well-formed', () => {
    const { svg, removed } = makeSvgSafe(inside('<g><path d="M0 0"/></p><script>alert(1)</script>'));
    expect(removed).toEqual(['text that is not well-formed']);
    expect(svg).toMatch(/<path d="M0 0"><\/path><\/g><\/svg>$/);
    expect(svg).not.toContain('alert');
  });

  it('ends a drawing at an element of more attributes than any has', () => {
    const many = Array.from({ length: 9000 }, (_, at) => `a${at}="b"`).join(' ');
    const { svg, removed } = makeSvgSafe(inside(`<path d="M0 0"/><g ${many}/><script>alert(1)</script>`));
    expect(removed).toEqual(['an element of more than 1000 attributes']);
    expect(svg).toMatch(/<path d="M0 0"><\/path><\/svg>$/);
  });

  it('does not expand entities without end', () => {
    const lol = Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '',
    );
    const { svg } = makeSvgSafe(`<!DOCTYPE svg [<!ENTITY l0 "ha">${lol}]>${inside('<text>&l12;</text>')}`);
    expect(svg.length).toBeLessThan(1000);
  });

  it('has nothing more to take out of what it has printed, for 2,000 hostile drawings', () => {
    for (const drawing of hostileSvgs(2000, 7)) {
      const { svg } = makeSvgSafe(drawing);
      expect(makeSvgSafe(svg), drawing).toEqual({ svg, removed: [] });
      expect(svg.replace(/>[^<]*</g, '><'), drawing).not.toMatch(
        /<script|<iframe|\son\w+=|javascript|&#9;|outside\.example|<!/i,
      );
    }
  });
});
