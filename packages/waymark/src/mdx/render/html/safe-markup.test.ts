import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { makeMarkupSafe } from './safe-markup.ts';

describe('makeMarkupSafe', () => {
  it.each([
    'plain words',
    '<p class="a" style="color:red">a &lt; <b>b</b><br></p>',
    '<a name="x" href="https://example.com/?a=1&amp;b=2">x</a><img src="data:image/png;base64,AA==">',
    '<script type="application/ld+json">{"a":"b"}</script>',
    '<script type="math/tex">a < b</script><xmp>a &amp; b</xmp>',
    '<noscript><p>Scripts are off</p></noscript>',
    '<svg viewBox="0 0 9 9"><path d="M0 0"></path></svg>',
  ])('keeps what runs nothing, letter by letter: %s', (html) => {
    expect(makeMarkupSafe(html)).toEqual({ html, dropped: [] });
  });

  it.each(['<p>a<script', '<p>a</div></div>', '<p>a<!--', '<p title="a'])(
    'leaves nothing open for what follows: %s',
    (markup) => expect(makeMarkupSafe(markup).html).toMatch(/^(?:<p>a<\/p>)?$/),
  );

  it.each([
    ['<p>a<script>alert(1)</script></p>', '<script>'],
    ['<img src=x onerror=alert(1)>', 'onerror'],
    ['<IMG SRC=x OnErRor=alert(1)>', 'onerror'],
    ['<a href="java&#10;script:alert(1)">x</a>', 'href'],
    ['<a href=" \u0001javascript:alert(1)">x</a>', 'href'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', 'srcdoc'],
    ['<iframe src="javascript:alert(1)"></iframe>', 'src'],
    ['<iframe src="data:image/svg+xml,x"></iframe>', 'src'],
    ['<img src="javascript:alert(1)">', 'src'],
    ['<video poster="data:text/html,x"></video>', 'poster'],
    [
      '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
      'action',
    ],
    ['<form action="https://x.test/"><input></form>', 'action'],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', 'xlink:href'],
    ['<svg><a><animate attributeName="href" to="javascript:alert(1)"/></a></svg>', 'attributeName'],
    ['<svg><script>alert(1)</script></svg>', '<script>'],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
      '<style>',
    ],
    ['<template><script>alert(1)</script></template>', '<script>'],
    ['<form name="body"></form><img name=querySelector src="/a.png">', 'name'],
    ['<object data="javascript:alert(1)"></object><embed src=x><base href=//x>', '<object>'],
  ])('takes out what would run: %s', (markup, what) => {
    const { html, dropped } = makeMarkupSafe(markup);
    expect(dropped).toContain(what);
    expect(html.replace(/title="[^"]*"|to="[^"]*"/g, '')).not.toMatch(
      /<script|\son\w+=|javascript:|srcdoc|<base|<object|name=|action=/i,
    );
    expect(makeMarkupSafe(html).dropped).toEqual([]);
  });

  it.each([
    '<noscript><!--</noscript><meta http-equiv=refresh content="0;url=//x"><img src=x onerror=alert(1)>--></noscript>',
    '<noscript><?</noscript ><noscript><!--</noscript><img src=x onerror=alert(1)>--></noscript>',
    '<svg><desc><noscript><!--</noscript><img src=x onerror=alert(1)>--></noscript></desc></svg>',
    '<template><noscript><!--</noscript><img src=x onerror=alert(1)>--></noscript></template>',
    '<!--</title><img src=x onerror=alert(1)>-->',
  ])('leaves no comment, which may be markup for browsers that run scripts: %s', (markup) => {
    const { html } = makeMarkupSafe(markup);
    expect(serialize(parseFragment(html))).not.toMatch(/<!--|<meta|<img/);
  });

  it.each([
    '<noembed><img src=x onerror=alert(1)></noembed>',
    '<noframes><img src=x onerror=alert(1)></noframes>',
    '<noscript><img src=x onerror=alert(1)></noscript>',
    '<iframe src="/x"><img src=x onerror=alert(1)></iframe>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<plaintext><img src=x onerror=alert(1)>',
    '<script type="application/ld+json">"<img src=x onerror=alert(1)>"</script>',
    '<script type="text/template"><img src=x onerror=alert(1)></script>',
  ])('leaves no text that is a tag in a drawing or a formula: %s', (markup) => {
    const { html } = makeMarkupSafe(markup);
    for (const around of ['svg', 'math'])
      expect(serialize(parseFragment(`<${around}>${html}</${around}>`))).not.toContain(
        '<img src="x" onerror',
      );
  });

  it.each(['<i>', '<template>'])('leaves out what lies too deep to be walked through: %s', (tag) => {
    const { html, dropped } = makeMarkupSafe(tag.repeat(30_000));
    expect(dropped).toEqual([tag]);
    expect(html.split(tag)).toHaveLength(501);
  });

  it('leaves out what multiplies', () => {
    const open = Array.from({ length: 300 }, (_, index) => `<b a${index}>`).join('');
    expect(makeMarkupSafe(`<p>${open}</p>${'<p>x'.repeat(300)}`)).toEqual({
      html: '',
      dropped: ['dangerouslySetInnerHTML'],
    });
  });
});
