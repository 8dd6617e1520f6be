// Projects in which every text field of docs.json, front matter, specifications, Markdown and variables is hostile.
// Nothing in them is code that their author wrote, so nothing in them may ever run.

/** Texts that some language of the output would take for syntax. All of them would open a dialog. */
export const HOSTILE = [
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
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '"};alert(1);//\\"};alert(1);//</script><script>alert(1)//',
  "');alert(1);('`${alert(1)}`",
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '&lt;img src=x onerror=alert(1)&gt;&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '**<img src=x onerror=alert(1)>** `<img src=x onerror=alert(1)>` $<img src=x onerror=alert(1)>$',
  'x onfocus=alert(1) autofocus tabindex=0 style=animation-name:x onanimationstart=alert(1)',
  '<a href="java&Tab;script:alert(1)">x</a><form action=javascript:alert(1)><button>x</button></form>',
];

const KEYS =
  'title sidebarTitle description icon iconType tag mode keywords author og:image og:title canonical robots twitter:site rss'.split(
    ' ',
  );

/** The files of a project; `schema` is that of docs.json, `turn` chooses among the forms that it allows. */
export function hostileFiles(schema, text, turn) {
  const config = fill(schema, schema, text, { turn, depth: 0 });
  const quoted = JSON.stringify(text);
  const head = KEYS.map((key) => `${key}: ${quoted}`);
  const others = { languages: 0, versions: 0, products: 0, tabs: 0, dropdowns: 0, anchors: 0 };
  const without = Object.fromEntries(Object.keys(others).map((key) => [key, undefined]));
  return {
    'docs.json': JSON.stringify({
      ...config,
      theme: 'mint',
      colors: { primary: '#0B6E4F' },
      navigation: {
        ...config['navigation'],
        ...(turn % 2 === 0 ? {} : without),
        groups: [
          { group: text, icon: text, tag: text, pages: ['index', 'text', 'linked'] },
          { group: text, openapi: 'api.json' },
          { group: text, asyncapi: 'channels.json' },
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
    'api.json': JSON.stringify(specification(text)),
    'channels.json': JSON.stringify(channels(text)),
  };
}

/** A value with every key that a schema has, each text hostile. */
function fill(root, schema, text, { turn, depth }) {
  if (depth > 14) return undefined;
  const inside = { turn, depth: depth + 1 };
  const { $ref, oneOf, anyOf, enum: words, type, items } = schema;
  if (typeof $ref === 'string') return fill(root, definition(root, $ref), text, inside);
  const forms = oneOf ?? anyOf;
  if (forms !== undefined) return fill(root, forms[turn % forms.length] ?? {}, text, inside);
  if (Array.isArray(words)) return words[turn % words.length];
  if (type === 'array') return [fill(root, items, text, inside)].filter((value) => value !== undefined);
  if (type === 'object') return fillObject(root, schema, text, inside);
  if (type === 'boolean') return true;
  return type === 'number' ? 1 : text;
}

function fillObject(root, { properties = {}, additionalProperties: more }, text, around) {
  const fields = Object.entries(properties).filter(([key]) => key !== '$ref');
  const extra = typeof more === 'object' && more !== null ? [[text, more]] : [];
  const filled = [...fields, ...extra].map(([key, field]) => [
    key,
    key === 'pages' ? ['index', 'text', text] : fill(root, field, text, around),
  ]);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

function definition(root, pointer) {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce((at, key) => at[key] ?? {}, root);
}

function shapeOf(text) {
  return {
    type: 'object',
    title: text,
    description: text,
    properties: { [text]: { type: 'string', description: text, default: text, example: text, enum: [text] } },
  };
}

function specification(text) {
  const shape = shapeOf(text);
  return {
    openapi: '3.1.0',
    info: { title: text, version: text, description: text },
    servers: [{ url: text, description: text }, { url: 'https://api.example.com' }],
    tags: [{ name: text, description: text }],
    security: [{ [text]: [] }],
    components: {
      securitySchemes: { [text]: { type: 'apiKey', in: 'header', name: text, description: text } },
    },
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
              headers: { [text]: { description: text, schema: shape } },
              links: { [text]: { operationId: text, description: text } },
              content: {
                'application/json': { schema: shape, examples: { [text]: { value: text, summary: text } } },
              },
            },
          },
          callbacks: { [text]: { [text]: { post: { summary: text, responses: {} } } } },
          'x-codeSamples': [{ lang: text, label: text, source: text }],
        },
      },
    },
  };
}

function channels(text) {
  const message = { name: text, title: text, summary: text, description: text, payload: shapeOf(text) };
  return {
    asyncapi: '3.0.0',
    info: { title: text, version: text, description: text },
    servers: { [text]: { host: text, protocol: 'wss', description: text } },
    channels: {
      x: { address: text, title: text, description: text, messages: { m: message } },
    },
    operations: {
      o: { action: 'send', title: text, summary: text, channel: { $ref: '#/channels/x' } },
    },
  };
}
