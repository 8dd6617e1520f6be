import { describe, expect, it } from 'vitest';
import { listPages, pageMarkdown } from '../../../test/library-pages.ts';
import { readSpecification } from '../../index.ts';

const managed = (items: readonly object[], references: readonly object[] = []): string =>
  `### YamlMime:ManagedReference\n${JSON.stringify({ items, references })}`;

const lamp = managed(
  [
    {
      uid: 'Acme.Lamp`1',
      parent: 'Acme',
      namespace: 'Acme',
      name: 'Lamp<T>',
      fullName: 'Acme.Lamp<T>',
      type: 'Class',
      children: [
        'Acme.Lamp`1.#ctor(System.String)',
        'Acme.Lamp`1.Name',
        'Acme.Lamp`1.Turn(System.Int32,System.String)',
        'Acme.Lamp`1.Turn(`0)',
        'Acme.Lamp`1.Gone',
        'Acme.Lamp`1.Turned',
      ],
      summary:
        'Holds <code class="typeparamref">T</code>; see <xref href="Acme.Color" data-throw-if-not-resolved="false"></xref> and `code`.',
      remarks:
        '<p>\n        Turn it by <xref href="Acme.Lamp%601.Turn(%600)?displayProperty=nameWithType"></xref>.\n</p>\n\n<ul><li>one</li></ul>',
      example: ['<pre><code class="lang-csharp">new Lamp&lt;int&gt;();</code></pre>'],
      syntax: {
        content: '[Serializable]\n\npublic class Lamp<T> : Light where T : class',
        typeParameters: [{ id: 'T', description: 'what it holds' }],
      },
      inheritance: ['System.Object', 'Acme.Light'],
      implements: ['System.IDisposable'],
      seealso: [
        { linkId: 'Acme.Color', commentId: 'T:Acme.Color' },
        { linkId: 'https://example.com/a', commentId: 'https://example.com/a' },
      ],
    },
    {
      uid: 'Acme.Lamp`1.#ctor(System.String)',
      name: 'Lamp(string)',
      type: 'Constructor',
      syntax: {
        content: 'public Lamp(string name = "a,b")',
        parameters: [{ id: 'name', type: 'System.String', description: 'its name' }],
      },
    },
    {
      uid: 'Acme.Lamp`1.Name',
      name: 'Name',
      type: 'Property',
      summary: 'What <b>sailors</b> call it.',
      syntax: { content: 'public static string Name { get; set; }', return: { type: 'System.String' } },
    },
    {
      uid: 'Acme.Lamp`1.Turn(System.Int32,System.String)',
      name: 'Turn(int, string)',
      type: 'Method',
      overload: 'Acme.Lamp`1.Turn*',
      syntax: {
        content: 'public Lamp<T> Turn(int degrees, string how = null)',
        parameters: [
          { id: 'degrees', type: 'System.Int32', description: 'how far' },
          { id: 'how', type: 'System.String' },
        ],
        return: { type: 'Acme.Lamp{`0}', description: 'the lamp' },
      },
      exceptions: [{ type: 'System.ArgumentException', description: 'when stuck' }],
    },
    {
      uid: 'Acme.Lamp`1.Turn(`0)',
      name: 'Turn(T)',
      type: 'Method',
      syntax: { content: 'public void Turn(T how)', parameters: [{ id: 'how', type: '{T}' }] },
      attributes: [
        { type: 'System.ObsoleteAttribute', arguments: [{ type: 'System.String', value: 'Use the other' }] },
      ],
    },
    {
      uid: 'Acme.Lamp`1.Turned',
      name: 'Turned',
      type: 'Event',
      syntax: { content: 'protected event Action Turned', return: { type: 'System.Action' } },
    },
  ],
  [
    { uid: 'System.String', name: 'string' },
    { uid: 'Acme.Lamp{`0}', name: 'Lamp<T>' },
    { uid: '{T}', name: 'T' },
    { uid: 'Acme.Lamp`1.Turn(`0)', name: 'Turn(T)' },
    {
      uid: 'System.ArgumentException',
      name: 'ArgumentException',
      href: 'https://learn.example/argumentexception',
    },
  ],
);
const files: Readonly<Record<string, string>> = {
  'toc.yml':
    '### YamlMime:TableOfContent\nitems:\n- uid: Acme\n  name: Acme\n  items:\n  - uid: Acme.Lamp`1\n    name: Lamp<T>\n  - uid: Acme.Color\n    name: Color\n  - uid: Acme.Turned\n  - uid: Acme.Missing\n  - name: Guide\n    href: guide.md\n',
  'Acme.yml': managed([
    { uid: 'Acme', type: 'Namespace', name: 'Acme', fullName: 'Acme', summary: 'What shines.' },
  ]),
  'Acme.Lamp-1.yml': lamp,
  'Acme.Color.yml': managed([
    {
      uid: 'Acme.Color',
      parent: 'Acme',
      namespace: 'Acme',
      name: 'Color',
      fullName: 'Acme.Color',
      type: 'Enum',
      children: ['Acme.Color.Red'],
      summary: 'Colors.',
      syntax: { content: 'public enum Color' },
    },
    {
      uid: 'Acme.Color.Red',
      name: 'Red',
      type: 'Field',
      syntax: { content: 'Red = 1', return: { type: 'Acme.Color' } },
    },
  ]),
  'Acme.Turned.yml': managed([
    {
      uid: 'Acme.Turned',
      parent: 'Acme',
      namespace: 'Acme',
      name: 'Turned',
      fullName: 'Acme.Turned',
      type: 'Delegate',
      syntax: {
        content: 'public delegate bool Turned(int by)',
        parameters: [{ id: 'by', type: 'System.Int32', description: 'how far' }],
        return: { type: 'System.Boolean', description: 'whether' },
      },
    },
  ]),
};

const outcome = (written: Readonly<Record<string, string>> = files) =>
  readSpecification('api', written['toc.yml'] ?? '', {
    format: 'docfx',
    load: (path) => written[path.replace('api/', '')],
  });

describe('what DocFX writes', () => {
  it('is a page for each namespace and each type, in the order of its table of contents', () => {
    const { value } = outcome();
    expect(listPages(value)).toEqual([
      ['NAMESPACE', 'Acme', 'Acme', 'Acme', 'Acme'],
      ['CLASS', 'Acme.Lamp<T>', 'Lamp<T>', 'Acme/Lamp-1', 'Acme'],
      ['ENUM', 'Acme.Color', 'Color', 'Acme/Color', 'Acme'],
      ['TYPE', 'Acme.Turned', 'Turned', 'Acme/Turned', 'Acme'],
    ]);
  });

  it('shows a type: its declaration, its texts with links, and its members in sections', () => {
    expect(pageMarkdown(outcome().value, 'class Lamp')).toMatchInlineSnapshot(`
      "\`\`\`csharp
      [Serializable]
      public class Lamp<T> : Light where T : class
      \`\`\`

      Holds \`T\`; see [\`Color\`](/enum/Acme.Color) and \`code\`.

      **Type parameters**:

      - \`T\`: what it holds

      **Inherits**: \`Light\`

      **Implements**: \`IDisposable\`

      **See also**: [\`Color\`](/enum/Acme.Color), [https://example.com/a](https://example.com/a)

      Turn it by [\`Turn(T)\`](/class/Acme.Lamp%3CT%3E#turn-t).

      - one

      Example:

      \`\`\`csharp
      new Lamp<int>();
      \`\`\`

      ## Lamp()

      \`\`\`csharp
      public Lamp(string name = "a,b")
      \`\`\`

      - object
        - \`name\` (string, default \`"a,b"\`): its name

      ## Properties

      - object
        - \`Name\` (string): What **sailors** call it.
        - \`Turned\` (Action)

      ## Turn(degrees, how)

      \`\`\`csharp
      public Lamp<T> Turn(int degrees, string how = null)
      \`\`\`

      - object
        - \`degrees\` (Int32, required): how far
        - \`how\` (string, default \`null\`)

      Returns \`Lamp<T>\`: the lamp

      Throws: [\`ArgumentException\`](https://learn.example/argumentexception) – when stuck

      ## Turn(how)

      \`\`\`csharp
      public void Turn(T how)
      \`\`\`

      - object
        - \`how\` (T, required)

      Deprecated: Use the other
      "
    `);
  });

  it('shows what a delegate takes and gives back, the values of an enum, and what a namespace holds', () => {
    const { value } = outcome();
    expect(pageMarkdown(value, 'type Turned')).toBe(
      '```csharp\npublic delegate bool Turned(int by)\n```\n\n## Arguments\n\n- object\n  - `by` (Int32, required): how far\n\n## Returns\n\n`Boolean`: whether\n',
    );
    expect(pageMarkdown(value, 'enum Color')).toContain('- `Red` (Color, default `1`)');
    expect(pageMarkdown(value, 'namespace Acme')).toContain(
      '## Classes\n\n- [`Lamp<T>`](/class/Acme.Lamp%3CT%3E): Holds `T`; see `Color` and `code`.',
    );
  });

  it('is read by the names of files in .manifest, members in files of their own too', () => {
    const { value } = outcome({
      'toc.yml': 'items: [{ uid: A.B }]',
      '.manifest': '{"A.B": "b.yml", "A.B.C": "c.yml", "A.B.D": 3}',
      'b.yml': managed([{ uid: 'A.B', type: 'Class', name: 'B', fullName: 'A.B', children: ['A.B.C'] }]),
      'c.yml': managed([
        { uid: 'A.B.C', type: 'Method', name: 'C()', syntax: { content: 'public void C()' } },
      ]),
    });
    expect(pageMarkdown(value, 'class A.B')).toContain('## C()');
    expect(pageMarkdown(value, 'method B.C')).toContain('public void C()');
  });

  it('says what cannot be parsed and where, and is nothing without a type', () => {
    const broken = outcome({ ...files, 'Acme.Color.yml': 'items: [' });
    expect(broken.diagnostics.map(({ code, span }) => [code, span?.file])).toEqual([
      ['openapi/syntax', 'api/Acme.Color.yml'],
    ]);
    expect(pageMarkdown(broken.value, 'class Lamp')).not.toBe('');
    expect(outcome({ 'toc.yml': '- name: Guide\n  href: guide.md\n' })).toEqual({
      value: undefined,
      diagnostics: [],
    });
  });

  it('ends whatever it holds', () => {
    const hostile = managed([
      {
        uid: '__proto__',
        type: '__proto__',
        name: 'x',
      },
      {
        uid: 'A',
        type: 'Class',
        name: 'A',
        children: ['A', 'M', '__proto__'],
        parent: 'A',
        summary: `${'<xref '.repeat(20_000)}${'<'.repeat(50_000)}`,
        syntax: { content: `public class ${'A<'.repeat(30_000)}` },
        inheritance: ['A', 'A'],
      },
      {
        uid: 'M',
        type: 'Method',
        name: '(',
        syntax: { content: '('.repeat(50_000), parameters: [{ id: '__proto__' }] },
      },
    ]);
    const { value } = outcome({ 'toc.yml': 'items: [{ uid: A }, { uid: __proto__ }]', 'A.yml': hostile });
    expect(pageMarkdown(value, 'class A')).toContain('__proto__');
  });
});
