import { docsJsonSchema } from '@waymark/core/config';
import { parse, serialize } from 'parse5';
import sax from 'sax';
import { afterAll, describe, expect, it } from 'vitest';
import { dangersIn } from './support/dangers.ts';
import { type Built, buildProject, removeTemporary, writeProject } from './support/projects.ts';

afterAll(removeTemporary);

/** Values that some language of the output would take for syntax. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '{alert(1)}${alert(1)}',
  'javascript:alert(1)',
  ' \u0001jAvA\tscript\n:alert(1)',
  '&#106;avascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '"onmouseover="alert(1)" autofocus onfocus=alert(1) x="',
  "'><img src=x onerror=alert(1)><a href='",
  ']]></title></textarea></style></script><script>alert(1)</script><!--',
  '</template><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'https://a.example/"><svg onload=alert(1)>',
  '//a.example/\u2028\u2029\\u003cscript\\u003e',
  '[x](javascript:alert(1)) ![x](javascript:alert(1)) <javascript:alert(1)>',
  '); } </style><script>alert(1)</script> url(javascript:alert(1))',
];

/** The author of a page may show a frame; what would run in it is taken out. */
const AUTHORS_FRAME = 'text/index.html: <iframe>';

interface JsonSchema {
  readonly [key: string]: unknown;
}

interface Around {
  /** Chooses among forms. */
  readonly turn: number;
  readonly depth: number;
}

/** A value with every key that a schema has, each text hostile. */
function fill(schema: JsonSchema, text: string, { turn, depth }: Around): unknown {
  if (depth > 14) return undefined;
  const inside = { turn, depth: depth + 1 };
  const { $ref, oneOf, anyOf, enum: words, type, items } = schema;
  if (typeof $ref === 'string') return fill(definition($ref), text, inside);
  const forms = (oneOf ?? anyOf) as readonly JsonSchema[] | undefined;
  if (forms !== undefined) return fill(forms[turn % forms.length] ?? {}, text, inside);
  if (Array.isArray(words)) return words[turn % words.length];
  if (type === 'array') return [fill(items as JsonSchema, text, inside)].filter(isThere);
  if (type === 'object') return fillObject(schema, text, inside);
  if (type === 'boolean') return true;
  return type === 'number' ? 1 : text;
}

function fillObject(schema: JsonSchema, text: string, around: Around): unknown {
  const { properties = {}, additionalProperties: more } = schema;
  const fields = Object.entries(properties as Record<string, JsonSchema>).filter(([key]) => key !== '$ref');
  const extra = typeof more === 'object' && more !== null ? [[text, more as JsonSchema] as const] : [];
  const filled = [...fields, ...extra].map(([key, field]): [string, unknown] => [
    key,
    key === 'pages' ? ['index', 'text', text] : fill(field, text, around),
  ]);
  return Object.fromEntries(filled.filter(([, value]) => isThere(value)));
}

function isThere(value: unknown): boolean {
  return value !== undefined;
}

const schema = docsJsonSchema() as unknown as JsonSchema;

function definition(pointer: string): JsonSchema {
  const path = pointer.replace(/^#\//, '').split('/');
  return path.reduce<JsonSchema>((at, key) => (at[key] ?? {}) as JsonSchema, schema);
}

function specification(text: string): string {
  const shape = {
    type: 'object',
    title: text,
    description: text,
    properties: { [text]: { type: 'string', description: text, default: text, example: text, enum: [text] } },
  };
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: text, version: text, description: text },
    servers: [{ url: text, description: text }, { url: 'https://api.example.com' }],
    tags: [{ name: text, description: text }],
    paths: {
      '/x': {
        post: {
          operationId: text,
          summary: text,
          description: text,
          tags: [text],
          externalDocs: { url: text, description: text },
          parameters: [{ name: text, in: 'query', description: text, schema: shape, example: text }],
          requestBody: {
            description: text,
            content: {
              'application/json': { schema: shape, example: { [text]: text } },
              [text]: { schema: shape },
            },
          },
          responses: {
            200: {
              description: text,
              content: {
                'application/json': { schema: shape, examples: { [text]: { value: text, summary: text } } },
              },
            },
          },
          'x-codeSamples': [{ lang: text, label: text, source: text }],
        },
      },
    },
  });
}

const KEYS =
  'title sidebarTitle description icon iconType tag url mode keywords author og:image og:title canonical robots twitter:site rss'.split(
    ' ',
  );

function project(text: string, turn: number): string {
  const config = fill(schema, text, { turn, depth: 0 }) as Record<string, unknown>;
  const quoted = JSON.stringify(text);
  const head = KEYS.filter((key) => key !== 'url').map((key) => `${key}: ${quoted}`);
  return writeProject({
    'docs.json': JSON.stringify({
      ...config,
      theme: 'mint',
      colors: { primary: '#0B6E4F' },
      navigation: {
        ...(config['navigation'] as object),
        ...(turn % 2 === 0
          ? {}
          : {
              languages: undefined,
              versions: undefined,
              products: undefined,
              tabs: undefined,
              dropdowns: undefined,
              anchors: undefined,
            }),
        groups: [
          { group: text, icon: text, tag: text, pages: ['index', 'text', 'linked'] },
          { group: text, openapi: 'api.json' },
        ],
      },
    }),
    'index.mdx': [
      '---',
      ...head,
      '---',
      '',
      'Text {{a}}',
      '',
      '<Update label="1" description="d">News</Update>',
    ].join('\n'),
    'linked.mdx': ['---', `title: ${quoted}`, `url: ${quoted}`, '---', ''].join('\n'),
    // Braces in a page are its author's code.
    'text.md': `---\ntitle: ${quoted}\n---\n\n${text.replaceAll('{', '')}\n`,
    'api.json': specification(text),
  });
}

/** What is wrong with an emitted file, as independent parsers see it. */
function problemsOf({ read }: Built, path: string): string[] {
  const name = (problem: string): string => `${path}: ${problem}`;
  if (path.endsWith('.html')) {
    const html = read(path);
    const isOurs = (src: string): boolean => /^\/_waymark\/[\w./-]+\.js$/.test(src);
    const printed = serialize(parse(html));
    return [
      ...dangersIn(html, isOurs),
      ...(serialize(parse(printed)) === printed ? [] : ['does not parse back to itself']),
    ].map(name);
  }
  if (path.endsWith('.json')) return attempt(() => JSON.parse(read(path))).map(name);
  if (!/\.(?:xml|svg)$/.test(path)) return [];
  const parser = sax.parser(true);
  const elements: string[] = [];
  parser.onopentag = ({ name: element }) => void elements.push(element);
  const broken = attempt(() => parser.write(read(path)).close());
  return [...broken, ...elements.filter((element) => /^(?:script|iframe|object|embed)$/i.test(element))].map(
    name,
  );
}

function attempt(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    return [String(error)];
  }
}

describe('data', () => {
  it.each(HOSTILE.map((text, turn) => [text, turn] as const))(
    'is never code, in any text of docs.json, front matter, specifications and Markdown: %j',
    async (text, turn) => {
      const site = await buildProject(project(text, turn), { siteUrl: 'https://example.com' });
      expect(site.result.written).toBe(true);
      expect(site.files.filter((path) => path.endsWith('.html')).length).toBeGreaterThan(2);
      const problems = site.files.flatMap((path) => problemsOf(site, path));
      expect(problems.filter((problem) => problem !== AUTHORS_FRAME)).toEqual([]);
    },
  );
});
