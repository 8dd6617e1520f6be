import { afterAll, describe, expect, it } from 'vitest';
import { dangersIn, textIn } from '../support/dangers.ts';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

/** Everything that some place of a page would take for syntax. */
const HOSTILE = [
  '{process.exit(3)}',
  'process.exit(3)',
  '}{process.exit(3)}{',
  '${process.exit(3)}',
  '`;process.exit(3);`',
  '");process.exit(3);("',
  "');process.exit(3);('",
  '"/><script>alert(1)</script>',
  '"><Card constructor="x"',
  '<img src=x onerror=alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '```\n<script>alert(1)</script>\n{process.exit(3)}\n```',
  '\n\nexport const x = process.exit(3)\n\n',
  "\n\nimport x from '/snippets/x.jsx'\n\n",
  '*/ process.exit(3) /*',
  '\\u0022+process.exit(3)+\\u0022',
  'a\u2028b\u2029c\\',
  ']](javascript:alert(1))',
  '[x](javascript:alert(1))',
  'javascript:alert(1)',
  '--->]]>-->',
];

/** Every place of a page that can hold a variable. */
const PAGE = `---
title: "T {{a}} t"
description: {{a}}
---

import { Hello } from '/snippets/hello.jsx';
import Part from '/snippets/part.mdx';

export const said = "said {{a}}";
export const told = \`told {{a}}\`;

## Heading {{a}}

Text {{a}} and **bold {{a}}** and \`code {{a}}\` and [link {{a}}](/x?{{a}} "t {{a}}") ![alt {{a}}](/a/{{a}}.png) $m {{a}}$.

\`\`\`js title="t {{a}}"
fence {{a}}
\`\`\`

| a |
| - |
| cell {{a}} |

<div title="attribute {{a}}" id='{{a}}' style="color: {{a}}" class={{a}}>inside {{a}}</div>
<a href="{{a}}" title={"expression {{a}}"}>{{a}}</a>
<Card title="card {{a}}" href="{{a}}" icon="{{a}}">in the card {{a}}</Card>

{said} {told} {"literal {{a}}"} {{{a}}} {[1].map(() => <b title="t {{a}}" key="1">jsx {{a}}</b>)}

{/* {{a}} */}

<Hello /><Part />

<Latex>{{a}}</Latex>
`;

const FILES = {
  'snippets/hello.jsx':
    'export const Hello = () => <p title="jsx {{a}}" data-x={"{{a}}"}>{"hello {{a}}"} {`and {{a}}`} text {{a}} {/{{a}}/.source}</p>;',
  'snippets/part.mdx': 'Part {{a}}\n\n```\nof {{a}}\n```',
};

async function page(value: string, text = PAGE) {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }, { variables: { a: value, word: 'Acme' } }),
    'index.mdx': text,
    ...FILES,
  });
  const { result, read } = await buildProject(folder);
  const found = result.diagnostics.map(({ code, span, hint }) => ({
    code,
    hint,
    at: span === undefined ? '' : text.slice(span.start, span.end),
  }));
  return { html: read('index.html'), markdown: read('index.md'), found };
}

const isOurs = (src: string): boolean => src.startsWith('/_waymark/');

/** A page for each value, with snippets of its own, all built at once. */
async function pages(values: readonly string[]) {
  const own = (text: string, index: number): string =>
    text.replaceAll('{{a}}', `{{a${index}}}`).replaceAll('/snippets/', `/snippets/${index}/`);
  const files = values.flatMap((_, index) => [
    [`p${index}.mdx`, own(PAGE, index)],
    ...Object.entries(FILES).map(([path, text]) => [own(`/${path}`, index).slice(1), own(text, index)]),
  ]);
  const folder = writeProject({
    'docs.json': docsJson(
      { pages: values.map((_, index) => `p${index}`) },
      { variables: Object.fromEntries(values.map((value, index) => [`a${index}`, value])) },
    ),
    ...Object.fromEntries(files),
  });
  return buildProject(folder);
}

describe('a variable', () => {
  it('is text wherever it stands', async () => {
    const { result, read } = await pages(HOSTILE);
    expect(result.diagnostics.filter(({ code }) => /failed|syntax/.test(code))).toEqual([]);
    for (const [index, value] of HOSTILE.entries()) {
      const html = read(`p${index}/index.html`);
      expect(dangersIn(html, isOurs), value).toEqual([]);
      expect(html, value).not.toMatch(/wmvx/);
      const text = textIn(html).replace(/\s+/g, ' ');
      const shown = value.replace(/<\/?[A-Za-z!][^<>]*>/g, '').replace(/\s+/g, ' ');
      for (const before of ['fence ', 'code ', 'hello ', 'and ', 'said ', 'told ', 'literal '])
        expect(text, value).toContain(before + shown.trimStart());
    }
  });

  it('stands in every place of a page', async () => {
    const { html, markdown } = await page('Acme');
    const text = textIn(html);
    for (const words of [
      'T Acme t',
      'Heading Acme',
      'bold Acme',
      'link Acme',
      'cell Acme',
      'inside Acme',
      'in the card Acme',
      'said Acme',
      'told Acme',
      'literal Acme\nAcme',
      'jsx Acme',
      'hello Acme',
      'and Acme',
      'text Acme Acme',
      'Part Acme',
      'of Acme',
      'fence Acme',
    ])
      expect(text).toContain(words);
    for (const attribute of [
      'id="heading-acme"',
      'href="/x?Acme"',
      'title="t Acme"',
      'alt="alt Acme"',
      'title="attribute Acme"',
      'id="Acme"',
      'class="Acme ',
      'title="expression Acme"',
      'title="jsx Acme"',
      'data-x="Acme"',
      '<meta name="description" content="Acme"',
    ])
      expect(html).toContain(attribute);
    expect(markdown).toContain('Text Acme and **bold Acme** and `code Acme`');
    expect(`${html}${markdown}`).not.toMatch(/wmvx|\{\{/);
  });

  it('may have inline marks of Markdown in prose, and no blocks', async () => {
    const { html } = await page('**b** [l](/x)', 'In {{a}} words `{{a}}`.\n\n[{{a}}](/y)');
    expect(html).toMatch(
      /In <strong>b<\/strong> <a [^>]*href="\/x"[^>]*>l<\/a> words <code[^>]*>\*\*b\*\* \[l\]\(\/x\)<\/code>/,
    );
    const { html: listed } = await page('- a\n- b', 'In {{a}}.');
    expect(textIn(listed)).toContain('In - a\n- b.');
    expect((await page('# h', 'In {{a}}.')).html).not.toContain('<h1>h');
  });

  it('does not lead where a link may not', async () => {
    const { found } = await page('javascript:alert(1)', '[a]({{a}})');
    expect(found).toMatchObject([{ code: 'links/unsafe-link' }]);
  });

  it('is missed by its name, at its place', async () => {
    const { html, found } = await page('x', 'Get {{wrod}} and {{nothing}}.\n\n```\n{{ other }}\n```');
    expect(found).toEqual([
      { code: 'content/undefined-variable', at: '{{wrod}}', hint: 'Did you mean "word"?' },
      {
        code: 'content/undefined-variable',
        at: '{{nothing}}',
        hint: expect.stringContaining('Add "nothing"'),
      },
    ]);
    expect(textIn(html)).toContain('Get {{wrod}} and {{nothing}}.');
  });
});

it('stand in the description of the page for unknown addresses too', async () => {
  const built = async (description: string) => {
    const config = docsJson(
      { pages: ['index'] },
      { variables: { keeper: 'A & <b>B</b>' }, errors: { '404': { description } } },
    );
    return buildProject(writeProject({ 'docs.json': config, 'index.mdx': 'Home.' }));
  };
  const site = await built('Ask {{keeper}}, <Badge>{{keeper}}</Badge> or {{keper}}.');
  expect(textIn(site.read('404.html'))).toContain('Ask A & B, A & B or {{keper}}.');
  const told = site.result.diagnostics.map(({ code, path, message }) => ({ code, path, message }));
  expect(told).toEqual([
    {
      code: 'content/undefined-variable',
      path: '/errors/404/description',
      message: expect.stringContaining('keper'),
    },
  ]);
  expect(textIn((await built('Ask {{keeper}} about 5 < {x')).read('404.html'))).toContain(
    'Ask A & B about 5 < {x',
  );
});
