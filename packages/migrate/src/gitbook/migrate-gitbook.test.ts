import { describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { treeOf } from '../tree/tree.ts';

const FILES = {
  '.gitbook.yaml': 'redirects:\n  old/lamp: lamps/README.md\n  gone: "/lamps"\n',
  'README.md':
    '---\ndescription: All lamps\nicon: lightbulb\n---\n\n# Lamps {x}\n\nSee [fuel](lamps/fuel.md#oil) {now}.\n',
  'SUMMARY.md': `# Table of contents

* [Home](README.md)

## Use

* [Lamps](lamps/README.md)
  * [Fuel for lamps](lamps/fuel.md "Fuel")
  * [Lost](lamps/lost.md)
* [Forum](https://example.com/forum)
`,
  'lamps/README.md': '# Lamps\n\n[fuel.md](fuel.md "mention") and <a href="#oil">here</a>\n',
  'lamps/fuel.md': `# Fuel

## Oil <a href="#oil" id="oil"></a>

{% hint style="warning" %}
Hot <br> stuff.
{% endhint %}

{% tabs %}
{% tab title="One" %}
{% code title="a.js" lineNumbers="true" %}
\`\`\`js
{% hint %}
\`\`\`
{% endcode %}
{% endtab %}
{% endtabs %}

{% stepper %}
{% step %}
### Fill it
Now.
{% endstep %}
{% endstepper %}

{% embed url="https://www.youtube.com/watch?v=abc" %}
How to **fill** it
{% endembed %}

{% embed url="https://example.com/shop" %}

{% content-ref url="README.md" %}
[README.md](README.md)
{% endcontent-ref %}

<figure><img src="../.gitbook/assets/a b.png" alt="A"><figcaption><p>Lit</p></figcaption></figure>

{% include "../.gitbook/includes/warn.md" %}

{% strange %}kept{% endstrange %}
`,
  '.gitbook/includes/warn.md': 'Shared {text}\n',
  '.gitbook/assets/a b.png': '',
  '.github/README.md': '# Of the repository\n',
};

const { texts, copies, removals, diagnostics } = migrate(treeOf(FILES), { engine: 'gitbook', name: 'x' });
const docs = JSON.parse(texts.get('docs.json') ?? '') as Record<string, unknown>;
const fuel = texts.get('lamps/fuel.mdx') ?? '';

describe('migrateGitbook', () => {
  it('makes the navigation from the table of contents', () => {
    expect(docs['navigation']).toEqual({
      pages: ['index'],
      groups: [
        {
          group: 'Use',
          pages: [{ group: 'Lamps', root: 'lamps', expanded: false, pages: ['lamps/fuel'] }, 'links/forum'],
        },
      ],
    });
    expect(texts.get('links/forum.mdx')).toContain('url: https://example.com/forum');
    expect(docs['redirects']).toEqual([
      { source: '/old/lamp', destination: '/lamps' },
      { source: '/gone', destination: '/lamps' },
    ]);
  });

  it('gives each page its old address and leaves no old file', () => {
    expect([...texts.keys()].sort()).toEqual([
      'docs.json',
      'index.mdx',
      'lamps.mdx',
      'lamps/fuel.mdx',
      'links/forum.mdx',
      'snippets/warn.mdx',
    ]);
    expect(removals).toContain('lamps/README.md');
    expect(removals).toContain('SUMMARY.md');
    expect(removals).not.toContain('.github/README.md');
    expect([...copies]).toEqual([['assets/a-b.png', '.gitbook/assets/a b.png']]);
  });

  it('writes front matter, text and links', () => {
    expect(texts.get('index.mdx')).toBe(
      '---\ntitle: Lamps {x}\nsidebarTitle: Home\ndescription: All lamps\nicon: lightbulb\n---\n\nSee [fuel](/lamps/fuel#oil) \\{now\\}.\n',
    );
    expect(texts.get('lamps.mdx')).toContain('[Fuel](/lamps/fuel) and <a href="#oil">here</a>');
  });

  it('writes blocks as components', () => {
    expect(fuel).toContain('## Oil {#oil}');
    expect(fuel).toMatch(/<Warning>\nHot <br \/> stuff\.\n<\/Warning>/);
    expect(fuel).toMatch(
      /<Tabs>\n<Tab title="One">\n\n```js title="a.js" lines\n\{% hint %\}\n```\n\n<\/Tab>/,
    );
    expect(fuel).toMatch(/<Steps>\n<Step title="Fill it" titleSize="h3">\nNow\.\n<\/Step>/);
    expect(fuel).toContain(
      '<Frame caption="How to fill it">\n  <iframe src="https://www.youtube.com/embed/abc"',
    );
    expect(fuel).toContain('<Card title="example.com/shop" href="https://example.com/shop" horizontal />');
    expect(fuel).toContain('<Card title="Lamps" href="/lamps" horizontal />');
    expect(fuel).toContain('<Frame caption="Lit"><img src="/assets/a-b.png" alt="A" /></Frame>');
    expect(fuel).toMatch(
      /^---\n[\s\S]*?---\n\nimport Included1 from '\/snippets\/warn\.mdx';[\s\S]*<Included1 \/>/,
    );
    expect(texts.get('snippets/warn.mdx')).toBe('Shared \\{text\\}\n');
  });

  it('writes code that GitBook has as HTML as code, its signs by name or number', () => {
    const code =
      '<pre class="language-html"><code class="lang-html">&#x3C;p><strong>a&#39;b</strong> &amp;lt; &#x26;amp;&lt;/p>\n</code></pre>\n';
    const made = migrate(treeOf({ 'SUMMARY.md': '* [A](README.md)\n', 'README.md': `# A\n\n${code}` }), {
      engine: 'gitbook',
      name: 'x',
    });
    expect(made.texts.get('index.mdx')).toContain("````html\n<p>a'b &lt; &amp;</p>\n````");
  });

  it('ends paragraphs and cells of a table behind their text, not on a line of their own', () => {
    const table =
      '<table>\n<tr>\n<td>a\n  <br />b\n</td>\n<td>\n  <p>c\n  </p>\n</td>\n<td>d\n\n- e\n\n</td>\n</tr>\n</table>\n';
    const made = migrate(treeOf({ 'SUMMARY.md': '* [A](README.md)\n', 'README.md': `# A\n\n${table}` }), {
      engine: 'gitbook',
      name: 'x',
    });
    expect(made.texts.get('index.mdx')).toContain(
      '<td>a\n  <br />b</td>\n<td>\n  <p>c</p>\n</td>\n<td>d\n\n- e\n\n</td>',
    );
  });

  it('ends a block on a line of its own, and keeps the address that an integration shows', () => {
    const text =
      '# A\n\n{% hint style="info" %}\nOne. {% endhint %}\n\n{% @files/code-block url="https://a.example/b.ts" %}\n\n{% @poll/vote %}\n';
    const made = migrate(treeOf({ 'SUMMARY.md': '* [A](README.md)\n', 'README.md': text }), {
      engine: 'gitbook',
      name: 'x',
    });
    expect(made.texts.get('index.mdx')).toContain(
      '<Info>\nOne. \n</Info>\n\n<Card title="a.example/b.ts" href="https://a.example/b.ts" horizontal />',
    );
    expect(made.diagnostics.map(({ code }) => code)).toEqual(['migrate/left-out']);
  });

  it('says where a hand is needed', () => {
    const place = (code: string) => {
      const span = diagnostics.find((one) => one.code === code)?.span;
      const text = span === undefined ? '' : FILES[span.file as keyof typeof FILES];
      return [span?.file, text.slice(span?.start, span?.end)];
    };
    expect(place('migrate/left-out')).toEqual(['lamps/fuel.md', '{% strange %}']);
    expect(place('migrate/missing-page')).toEqual(['SUMMARY.md', '  * [Lost](lamps/lost.md)']);
    expect(fuel).toContain('\nkept\n');
    expect(diagnostics).toHaveLength(2);
  });
});
