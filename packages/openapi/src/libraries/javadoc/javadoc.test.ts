import { describe, expect, it } from 'vitest';
import { listPages, pageMarkdown } from '../../../test/library-pages.ts';
import { findHead, readSpecification, type Specification } from '../../index.ts';

interface Detail {
  readonly id: string;
  readonly name: string;
  readonly signature: string;
  readonly says?: string;
}
/** A detail as the doclets of JDK 16 and newer write it. */
const detail = ({ id, name, signature, says = '' }: Detail): string =>
  `<li><section class="detail" id="${id}"><h3>${name}</h3><div class="horizontal-scroll"><div class="member-signature">${signature}</div>${says}</div></section></li>`;
const group = (id: string, ...details: readonly string[]): string =>
  `<li><section id="${id}-detail"><h2>Details</h2><ul class="member-list">${details.join('')}</ul></section></li>`;
const page = (signature: string, says: string, ...groups: readonly string[]): string =>
  `<!DOCTYPE html><html><body><nav><a href="Gone.html">Gone</a></nav><main role="main"><section class="class-description" id="class-description"><hr><div class="type-signature">${signature}</div>${says}</section><section class="details"><ul class="details-list">${groups.join('')}</ul></section></main></body></html>`;
const block = (html: string): string => `<div class="block">${html}</div>`;
const notes = (entries: readonly (readonly [string, ...string[]])[]): string =>
  `<dl class="notes">${entries.map(([term, ...said]) => `<dt>${term}:</dt>${said.map((each) => `<dd>${each}</dd>`).join('')}`).join('')}</dl>`;
const summary = (says: string, ...files: readonly string[]): string =>
  `<main><section class="package-description">${says}</section><div class="summary-table">${files.map((file) => `<a href="${file}.html">${file}</a>`).join('')}<a href="package-tree.html">Tree</a><a href="../other.html">Other</a></div></main>`;

const turn = detail({
  id: 'turn(int,java.lang.String...)',
  name: 'turn',
  signature:
    '<span class="annotations"><a href="Safe.html">@Safe</a>(of="turn(")\n</span>public&nbsp;final &lt;S extends <a href="Lamp.html">T</a>&gt;&nbsp;java.util.List&lt;S&gt;&nbsp;turn\u200b(int&nbsp;degrees,\n  java.util.Map&lt;String,<wbr>T&gt;&nbsp;by,\n  String...&nbsp;names)\n  throws <a href="Stuck.html">Stuck</a>',
  says: `${block('Turns it, as {x} &amp; y.')}${notes([
    [
      'Parameters',
      '<code>degrees</code> - how far;\n see <a href="#WATTS"><code>WATTS</code></a>',
      '<code><span id="p">by</span></code> - - how',
    ],
    ['Returns', 'who saw it'],
    ['Throws', '<code><a href="Stuck.html">Stuck</a></code> - when it is <em>late</em>'],
    ['Since', '1.2'],
  ])}`,
});
const lamp = page(
  '<span class="modifiers">public class </span>Lamp&lt;T extends Comparable&lt;? super T&gt;&gt;\n extends <a href="../Light.html">Light</a>',
  `${block('A lamp. See <a href="Lamp.html#turn(int,java.lang.String...)"><code>turn</code></a>, <a href="https://example.com/"><code>out</code></a> and <a href="#gone()">gone</a>.<p>More.<pre><code class="language-java">new Lamp();\n</code></pre>')}${notes([['See Also', '<ul class="see-list"><li><a href="Lamp.Bulb.html"><code>Lamp.Bulb</code></a></li><li>more</li></ul>']])}`,
  group(
    'field',
    detail({
      id: 'WATTS',
      name: 'WATTS',
      signature: 'protected static final&nbsp;int&nbsp;WATTS',
      says: '<div class="deprecation-block"><span class="deprecated-label">Deprecated.</span><div class="deprecation-comment">use <a href="#turn(int,java.lang.String...)">turn</a></div></div><div class="block">Power.</div>',
    }),
    detail({ id: '__proto__', name: '__proto__', signature: 'int&nbsp;__proto__' }),
  ),
  group(
    'constructor',
    detail({ id: '&lt;init&gt;()', name: 'Lamp', signature: 'public&nbsp;Lamp()', says: block('Plain.') }),
    detail({ id: '&lt;init&gt;(int)', name: 'Lamp', signature: 'public&nbsp;Lamp(int&nbsp;watts)' }),
  ),
  group(
    'method',
    turn,
    detail({ id: 'off()', name: 'off', signature: 'public&nbsp;void&nbsp;off()' }),
    detail({ id: 'off(int)', name: 'off', signature: 'void&nbsp;off(int&nbsp;after)' }),
  ),
).replace(
  '<section class="details">',
  '<div class="inherited-list"><h3 id="methods-inherited-from-class-light.Light">Methods inherited from class <a href="../Light.html">Light</a></h3><code><a href="../Light.html#shine()">shine</a>, <a href="../Light.html#dim()">dim</a></code></div><section class="details">',
);
const color = page(
  'public enum Color',
  '',
  group('enum-constant', detail({ id: 'RED', name: 'RED', signature: 'public static final Color RED' })),
);
const files: Readonly<Record<string, string>> = {
  'element-list': 'light\nlight.inner\n../evil\nmissing\n',
  'light/package-summary.html': summary(block('What shines.'), 'Light', 'Mark', 'Gone'),
  'light/Light.html': page('public abstract sealed class Light', block('Base.')),
  'light/Mark.html': page('@Documented\npublic @interface Mark', ''),
  'light/inner/package-summary.html': summary('', 'Lamp', 'Lamp.Bulb', 'Color'),
  'light/inner/Lamp.html': lamp,
  'light/inner/Lamp.Bulb.html': page('public static record Lamp.Bulb(int watts)', block('Its bulb.')),
  'light/inner/Color.html': color,
};

const read = (written: Readonly<Record<string, string>> = files): Specification | undefined =>
  readSpecification('ref', written['element-list'] ?? written['package-list'] ?? '', {
    format: 'javadoc',
    load: (path) => written[path.replace('ref/', '')],
  }).value;

describe('what Javadoc writes', () => {
  it('is a page for each package and each type, in the order of the lists', () => {
    const specification = read();
    expect(listPages(specification)).toEqual([
      ['MODULE', 'light', 'light', 'light', 'light'],
      ['CLASS', 'light.Light', 'Light', 'light/Light', 'light'],
      ['INTERFACE', 'light.Mark', 'Mark', 'light/Mark', 'light'],
      ['MODULE', 'light.inner', 'light.inner', 'light.inner', 'light.inner'],
      ['CLASS', 'light.inner.Lamp', 'Lamp', 'light.inner/Lamp', 'light.inner'],
      ['CLASS', 'light.inner.Lamp.Bulb', 'Lamp.Bulb', 'light.inner/Lamp.Bulb', 'light.inner'],
      ['ENUM', 'light.inner.Color', 'Color', 'light.inner/Color', 'light.inner'],
    ]);
  });

  it('shows a type: its declaration, its comment with links, and its members in sections', () => {
    expect(pageMarkdown(read(), 'class light.inner.Lamp')).toMatchInlineSnapshot(`
      "\`\`\`java
      public class Lamp<T extends Comparable<? super T>> extends Light
      \`\`\`

      A lamp. See [\`turn\`](/class/light.inner.Lamp#turn), [\`out\`](https://example.com/) and [gone](/class/light.inner.Lamp).

      More.

      \`\`\`java
      new Lamp();
      \`\`\`

      **See Also**:

      - [\`Lamp.Bulb\`](/class/light.inner.Lamp.Bulb)
      - more

      ## Lamp()

      \`\`\`java
      public Lamp()
      \`\`\`

      Plain.

      ## Lamp(watts)

      \`\`\`java
      public Lamp(int watts)
      \`\`\`

      - object
        - \`watts\` (int, required)

      ## Properties

      - object
        - \`WATTS\` (int, deprecated): Power.

          use [turn](/class/light.inner.Lamp#turn)
        - \`__proto__\` (int)

      ## turn()

      \`\`\`java
      @Safe(of="turn(")
      public final <S extends T> java.util.List<S> turn(
          int degrees,
          java.util.Map<String,T> by,
          String... names
      ) throws Stuck
      \`\`\`

      Turns it, as {x} & y.

      **Since**: 1.2

      - object
        - \`degrees\` (int, required): how far; see [\`WATTS\`](/class/light.inner.Lamp#properties-watts)
        - \`by\` (java.util.Map<String,T>, required): - how
        - \`names\` (String...)

      Returns \`java.util.List<S>\`: who saw it

      Throws: \`Stuck\` - when it is *late*

      ## off()

      \`\`\`java
      public void off()
      \`\`\`

      ## off(after)

      \`\`\`java
      void off(int after)
      \`\`\`

      - object
        - \`after\` (int, required)

      ## Classes

      - [\`Lamp.Bulb\`](/class/light.inner.Lamp.Bulb): Its bulb.

      ## Inherited members

      - Methods inherited from class [Light](/class/light.Light): [\`shine\`](/class/light.Light), [\`dim\`](/class/light.Light)
      "
    `);
  });

  it('lists what stands in a package and in a type', () => {
    expect(pageMarkdown(read(), 'module light')).toContain(
      '## Classes\n\n- [`Light`](/class/light.Light): Base.\n\n## Interfaces\n\n- [`Mark`]',
    );
    expect(pageMarkdown(read(), 'class light.inner.Lamp')).toContain(
      '- [`Lamp.Bulb`](/class/light.inner.Lamp.Bulb): Its bulb.',
    );
  });

  it('marks a member as deprecated where all of its forms are', () => {
    const isOld = (kind: string, name: string): boolean | undefined => {
      const specification = read();
      return specification && findHead(specification, kind, name)?.deprecated;
    };
    expect(isOld('PROPERTY', 'Lamp.WATTS')).toBe(true);
    expect(isOld('METHOD', 'Lamp.off')).toBeUndefined();
  });

  it('finds symbols by the end of their names, and members behind their types', () => {
    const specification = read();
    const found = (reference: string): string | undefined => {
      const [kind = '', name = ''] = reference.split(' ');
      return specification && findHead(specification, kind.toUpperCase(), name)?.title;
    };
    expect(found('class Lamp')).toBe('Lamp');
    expect(found('class Bulb')).toBe('Lamp.Bulb');
    expect(found('class amp')).toBeUndefined();
    expect(found('interface Lamp')).toBeUndefined();
    expect(found('method Lamp.turn')).toBe('Lamp.turn()');
    expect(found('method light.inner.Lamp.turn')).toBe('light.inner.Lamp.turn()');
    expect(found('property Lamp.WATTS')).toBe('Lamp.WATTS');
    expect(found('property Lamp.turn')).toBeUndefined();
    expect(pageMarkdown(read(), 'method Lamp.off')).toContain('## off()\n\n```java\npublic void off()');
    expect(pageMarkdown(read(), 'method Lamp.off')).toContain('## off(after)');
  });

  it('is read as older JDKs write it, in lists with anchors before them', () => {
    const old = `<div class="contentContainer"><div class="description"><ul class="blockList"><li class="blockList"><hr><pre>public class <span class="typeNameLabel">Boat</span>
extends <a href="../sea/Hull.html">Hull</a></pre><div class="block">Floats.</div></li></ul></div>
<div class="details"><ul class="blockList"><li class="blockList"><ul class="blockList"><li class="blockList"><a name="method.detail"><!-- --></a><h3>Method Detail</h3><a name="sail-int-"><!-- --></a>
<ul class="blockListLast"><li class="blockList"><h4>sail</h4><pre>public&nbsp;int&nbsp;sail&#8203;(int&nbsp;knots)</pre><div class="block">Sails; see <a href="../sea/Boat.html#sail-int-">itself</a>.</div><dl><dt><span class="returnLabel">Returns:</span></dt><dd>where</dd></dl></li></ul></li></ul></li></ul></div></div>`;
    const specification = read({
      'package-list': 'sea\r\n',
      'sea/package-summary.html':
        '<div class="contentContainer"><table><tr><td><a href="../sea/Boat.html" title="class in sea">Boat</a></td></tr></table><a name="package.description"></a><div class="block">The sea.</div></div>',
      'sea/Boat.html': old,
    });
    expect(specification && findHead(specification, 'MODULE', 'sea')?.description).toBe('The sea.');
    expect(pageMarkdown(specification, 'class Boat')).toBe(
      '```java\npublic class Boat extends Hull\n```\n\n## sail()\n\n```java\npublic int sail(int knots)\n```\n\nSails; see [itself](/class/sea.Boat#sail).\n\n- object\n  - `knots` (int, required)\n\nReturns `int`: where\n',
    );
  });

  it('has the types inside of others that packages do not list', () => {
    const specification = read({
      'element-list': 'p',
      'p/package-summary.html': summary('', 'A', 'Z'),
      'p/A.html': page(
        'public class A',
        block('With <a href="A.B.html">B</a>, <a href="../q/A.D.html">D</a>.'),
      ),
      'p/A.B.html': page(
        'protected static class A.B',
        block('With <a href="A.B.C.html">C</a> of <a href="A.html">A</a>.'),
      ),
      'p/A.B.C.html': page('protected enum A.B.C', ''),
      'p/Z.html': page('public class Z', ''),
    });
    expect(listPages(specification).map(([kind, name]) => `${kind} ${name}`)).toEqual([
      'MODULE p',
      'CLASS p.A',
      'CLASS p.Z',
      'CLASS p.A.B',
      'ENUM p.A.B.C',
    ]);
  });

  it('is nothing where no page of a type or package is there, and ends whatever it holds', () => {
    expect(read({ 'element-list': 'light\n' })).toBeUndefined();
    expect(read({ 'element-list': '' })).toBeUndefined();
    const deep = `<main><div class="type-signature">public class A</div>${'<div class="details">'.repeat(30_000)}`;
    const long = page(
      `public class A${'<'.repeat(100_000)}`,
      block('x'),
      group('method', detail({ id: 'a', name: 'a', signature: `${'@a('.repeat(50_000)} a(` })),
    );
    for (const html of [deep, long, '<main', '', '</main>'])
      expect(
        pageMarkdown(
          read({ 'element-list': 'p', 'p/package-summary.html': summary('', 'A'), 'p/A.html': html }),
          'module p',
        ),
      ).toBeTypeOf('string');
  });
});
