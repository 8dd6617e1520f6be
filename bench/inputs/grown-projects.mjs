// Projects in which one construct of a language that Waymark reads is repeated, nested or made long: what `bench/growth.mjs`
// makes larger and larger. Each maker takes about how many characters the construct shall have.

/** The key of a value that is text already. */
const RAW = '\u0001raw';

const CONFIG = {
  name: 'Grown',
  theme: 'mint',
  colors: { primary: '#336699' },
  navigation: { pages: ['index', 'grown'] },
};
const PETS = { openapi: '3.1.0', info: { title: 'T', version: '1' } };
const PIXELS = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0802000000', 'hex');

/** What pages, and each text in other files, may be made of: the beginnings of every construct, most never closed. */
const PIECES = [
  ...'* _ ` ~ [ ] ( ) < > { } | $ & \\ " \' - . : @ # ! = ^ + / a 0 é'.split(' '),
  ...'** __ ``` ~~ $$ ]( ![ [^ [^1] </ <a <br/> <!-- --> {/* */} {{ }} {{a}} {a} ${ => :: ... -- &amp; &#x; \\( http:// www. a@a.a'.split(
    ' ',
  ),
  ' ',
  '\t',
  '\n',
  '\n\n',
  ' \n',
  '\r',
  '\u2028',
  '\\\n',
  '\u00a0',
  '\u200d',
  '\u0301',
  '\u0300\u0316',
  '\u202e',
  '😀',
  'العربية ',
  '漢字',
  'long_word-',
  '_a_',
  '**字**',
  '字**（',
  '\n# a\n',
  '\n# a {#a}\n',
  '\na\n---\n',
  '\n- a',
  '\n1. a\n',
  '\n> a',
  '\n    a',
  '\n| a ',
  '\n|-',
  '| a | b |\n|-|-|\n',
  '\n[a]: b',
  '\n[^a]: b',
  '[a][b]',
  '[a](b)',
  '![a](b.png)',
  '*a **b',
  '<b>a</b>',
  '<b>\n\n',
  '</b>',
  '<a href="',
  '<Card>a</Card>',
  '\n<Card>\n',
  '<Card title="',
  '<Tabs><Tab title="a">\n\na\n\n</Tab></Tabs>\n',
  '<Icon icon="star"/>',
  '<Unknown>a</Unknown>',
  '<style>{`',
  '<img src="a.png" ',
  '{1+1}',
  '{"a"}',
  '{`',
  '{() => ',
  '\nexport const a = 1\n',
  '\nexport const a',
  "\nimport A from 'a'\n",
  "\nimport A from './a.mdx';",
  '```js\na\n```\n',
  '\n~~~',
  '$a$ ',
  'price $5 ',
];

/** Two levels of one piece in another, the second closed or not. */
const NESTED = [
  ['> ', ''],
  ['- ', ''],
  ['1. ', ''],
  ['[', '](a)'],
  ['*', '*'],
  ['**a ', '**'],
  ['<b>', '</b>'],
  ['\n<Card>\n\n', '\n\n</Card>\n'],
  ['{(', ')}'],
  ['(', ')'],
  ['<Card title={', '}/>'],
  ['![', '](a.png)'],
  ['{[', ']}'],
];

/** Languages whose colours are tried on pieces that open something. */
const CODE = ['js', 'python', 'json', 'yaml', 'bash', 'html', 'css', 'diff', 'ansi', 'mermaid', 'go', 'sql'];
const CODE_PIECES = ['(', '"', '{', '/*', '<', '${', '`', 'a', ' ', '\\', '[', '# '];

const pages = {
  ...each(PIECES, (piece) => [`page ${JSON.stringify(piece)}`, page((n) => repeat(piece, n))]),
  ...each(NESTED, ([open, close]) => [
    `nested ${JSON.stringify(open)}`,
    page((n) => nest(open, 'a', close, n / (open.length + close.length))),
  ]),
  ...each(CODE, (language) => [
    `code ${language}`,
    page((n) =>
      CODE_PIECES.map(
        (piece) => `\`\`\`${language}\n${repeat(piece, n / CODE_PIECES.length)}\n\`\`\`\n`,
      ).join('\n'),
    ),
  ]),
  'headings of one name': page((n) => repeat('\n## Same\n\n', n)),
  headings: page((n) => rows(n / 14, (i) => `\n## H ${i}\n`)),
  'a wide table': page((n) => `|${repeat('a|', n / 4)}\n|${repeat('-|', n / 4)}\n|${repeat('b|', n / 4)}\n`),
  'a table that lacks cells': page(
    (n) => `|${repeat('a|', n / 6)}\n|${repeat('-|', n / 6)}\n${repeat('|b|\n', n / 3)}`,
  ),
  'anchors to nowhere': page((n) => rows(n / 36, (i) => `## Head number ${i}\n\n[a](#haed-number-${i})\n\n`)),
  'attributes of data': page((n) =>
    rows(n / 40, (i) => `<Update label="${i}" tags={["a"]}>\n\na\n\n</Update>\n\n`),
  ),
  'a fence in a tag': page((n) => `<Note>\n    \`\`\`js\n${repeat('    a\n', n)}    \`\`\`\n</Note>\n`),
  'options of a fence': page((n) => `\`\`\`js ${repeat('highlight=1 ', n)}\na\n\`\`\`\n`),
  'ranges of a fence': page((n) => `\`\`\`js {${rows(n / 15, (i) => `${i}0001-9999999,`)}}\na\n\`\`\`\n`),
  'codes of a terminal': page((n) => `\`\`\`ansi\n\u001b[${repeat('31;', n)}m\n\`\`\`\n`),
  'HTML as text, nested': htmlAsText((n) => repeat('<table>a<td>', n)),
  'HTML as text, in the wrong order': htmlAsText(
    (n) => `<p>${rows(n / 20, (i) => `<b a${i}>`)}</p>${repeat('<p>x', n / 2)}`,
  ),
  'links to nowhere': page((n) => rows(n / 20, (i) => `[a](/none/${i})\n\n`)),
  'unknown components': page((n) => rows(n / 16, (i) => `<Unknown${i} />\n\n`)),
  'unknown props': page((n) => `<Card title="a" ${rows(n / 12, (i) => `prop${i}="a" `)}/>\n`),
  exports: page((n) => rows(n / 30, (i) => `export const a${i} = ${i};\n`)),
  'names of exports': page(
    (n) =>
      `export const a = {${rows(n / 30, (i) => `k${i}: "b", `)}};\n\n${rows(n / 30, (i) => `c {a.k${i}}\n\n`)}`,
  ),
  'one long export': page((n) => `export const a = [${repeat('1,', n)}];\n\n{a.length}\n`),
  'one long expression': page((n) => `{[${repeat('1,', n)}].length}\n`),
  'blanks in a line, beside a formula': page((n) => `$$\nx\n$$\n\na\n${repeat(' ', 10 * n)}b\n`),
  'blanks that code makes': page((n) => `{["a${repeat(' ', 10 * n)}b"].map((each) => <p>{each}</p>)}\n`),
  'comments in what a tag does not show': page((n) => `<Icon icon="star">{"${repeat('/*', n)}"}</Icon>\n`),
  'lists in lists': page((n) => rows(Math.sqrt(n), (i) => `${repeat('  ', 2 * i)}- x\n`)),
  'code spans of all lengths': page((n) => rows(Math.sqrt(2 * n), (i) => `${repeat('`', i)}a\n`)),
  'emphasis between letters without spaces': page((n) => repeat('字**（', n)),
  'imports of one file': page((n) => rows(n / 44, (i) => `import A${i} from "/snippets/intro.mdx";\n`)),
  'an export that stays open': page((n) => `export const a = ${repeat('[', n)}\n`),
  'ids of headings': page((n) => rows(n / 16, (i) => `\n## A {#a${i}}\n`)),
  footnotes: page((n) => rows(n / 24, (i) => `[^${i}]\n\n[^${i}]: note\n\n`)),
  definitions: page((n) => rows(n / 20, (i) => `[a${i}][]\n\n[a${i}]: /b\n\n`)),
  formulas: page((n) => `$$\n${repeat('\\frac{a}{b} ', n)}\n$$\n`),
  'formulas, nested': page((n) => `$$\n${nest('\\sqrt{', 'a', '}', n / 8)}\n$$\n`),
  'formulas that multiply': page(
    (n) =>
      `$$\n${rows(n / 30, (i) => `\\def\\${letters(i + 1)}{\\${letters(i)}\\${letters(i)}}`)}\\${letters(20)}\n$$\n`,
  ),
  variables: site((n) => ({
    'docs.json': json({ ...CONFIG, variables: record(n / 20, (i) => [`v${i}`, 'value']) }),
    'grown.mdx': rows(n / 20, (i) => `{{v${i}}} `),
  })),
  'a variable of many words': site((n) => ({
    'docs.json': json({ ...CONFIG, variables: { a: repeat('long ', n / 100) } }),
    'grown.mdx': repeat('{{a}} ', 100 * 6),
  })),
  'snippets that multiply': site((n) => ({
    'grown.mdx': "import A from '/snippets/s0.mdx'\n\n<A />\n",
    ...record(Math.log2(n), (i) => [
      `snippets/s${i}.mdx`,
      i + 1 < Math.floor(Math.log2(n))
        ? `import A from '/snippets/s${i + 1}.mdx'\n\n<A />\n\n<A />\n`
        : 'end\n',
    ]),
  })),
  'snippets in each other': site((n) => ({
    'grown.mdx': "import A from '/snippets/s0.mdx'\n\n<A />\n",
    ...record(n / 60, (i) => [
      `snippets/s${i}.mdx`,
      i + 1 < Math.floor(n / 60) ? `import A from '/snippets/s${i + 1}.mdx'\n\n<A />\n` : 'end\n',
    ]),
  })),
  'unknown icons': page((n) => rows(n / 30, (i) => `<Icon icon="rokct-${i}" />\n`)),
  'lines of tags with code': page((n) => rows(n / 40, (i) => `<div style={{ width: ${i} }}>a</div>\n`)),
};

const heads = {
  'front matter after blank lines': page((n) => `${repeat(' \n', n)}---\ntitle: a\n---\n\nText\n`),
  'front matter keys': head((n) => rows(n / 10, (i) => `k${i}: a\n`)),
  'front matter, one text': head((n) => `title: ${repeat('a ', n)}`),
  'front matter, one block': head((n) => `title: a\nx: |\n${repeat('  a\n', n)}`),
  'front matter aliases': head((n) => `title: a\na: &a [1]\nb: [${repeat('*a, ', n)}1]`),
  'front matter, nested': head((n) => `title: a\nx: ${nest('[', '1', ']', n / 2)}`),
  'front matter, spaces': head((n) => `title: a${repeat(' ', n)}b`),
  'front matter, quotes': head((n) => `title: "${repeat('\\\'"', n)}`),
};

const configurations = {
  'config, unknown keys': config((n) => record(n / 16, (i) => [`unknown${i}`, 1])),
  'config, unknown keys in groups': navigation((n) => ({
    groups: list(n / 60, (i) => ({ group: `G${i}`, pages: ['index'], unknown: 1 })),
  })),
  'config, wrong types': navigation((n) => ({ groups: list(n / 4, () => 1) })),
  'config, missing pages': navigation((n) => ({ pages: ['index', ...list(n / 12, (i) => `missing/${i}`)] })),
  'config, one page often': navigation((n) => ({ pages: list(n / 8, () => 'index') })),
  'config, groups': navigation((n) => ({
    groups: list(n / 40, (i) => ({ group: `G${i}`, pages: ['index'] })),
  })),
  'config, deep groups': navigation((n) => ({
    groups: [deep(Math.min(n / 40, 5000), (inner) => ({ group: 'G', pages: ['index', inner] }), 'grown')],
  })),
  'config, tabs': navigation((n) => ({ tabs: list(n / 40, (i) => ({ tab: `T${i}`, pages: ['index'] })) })),
  'config, menus': navigation((n) => ({
    tabs: [{ tab: 'T', menu: list(n / 40, (i) => ({ item: `T${i}`, pages: ['index'] })) }],
  })),
  'config, anchors': navigation((n) => ({
    global: { anchors: list(n / 50, (i) => ({ anchor: `A${i}`, href: 'https://a.example' })) },
    pages: ['index'],
  })),
  'config, versions': navigation((n) => ({
    versions: list(n / 40, (i) => ({ version: `V${i}`, pages: ['index'] })),
  })),
  'config, products': navigation((n) => ({
    products: list(n / 40, (i) => ({ product: `P${i}`, pages: ['index'] })),
  })),
  'config, a long label': navigation((n) => ({ groups: [{ group: repeat('a ', n), pages: ['index'] }] })),
  'config, redirects': config((n) => ({
    redirects: list(n / 50, (i) => ({ source: `/old/${i}`, destination: `/old/${i + 1}` })),
  })),
  'config, patterns of redirects': config((n) => ({
    redirects: list(n / 50, (i) => ({ source: `/o${i}/:a*`, destination: '/:a*' })),
  })),
  'config, links and patterns of redirects': site((n) => ({
    'docs.json': json({
      ...CONFIG,
      redirects: list(n / 60, (i) => ({ source: `/o${i}/:a*`, destination: '/grown' })),
    }),
    'grown.mdx': rows(n / 60, (i) => `[a](/old/p${i}/x)\n`),
  })),
  'config, an address for a deep pattern': site((n) => ({
    'docs.json': json({ ...CONFIG, redirects: [{ source: '/:a*/x/:b*/y/:c*/z', destination: '/grown' }] }),
    'grown.mdx': `[a](/${repeat('x/y/', n)})\n`,
  })),
  'config, a long pattern': config((n) => ({
    redirects: [{ source: `/${repeat(':a*', n)}`, destination: '/' }],
  })),
  'config, links of the bar': config((n) => ({
    navbar: { links: list(n / 50, (i) => ({ label: `L${i}`, href: 'https://a.example' })) },
  })),
  'config, footer': config((n) => ({
    footer: {
      links: list(n / 60, (i) => ({ header: `L${i}`, items: [{ label: 'a', href: 'https://a.example' }] })),
    },
  })),
  'config, syntax errors': text('docs.json', (n) => `{"name": "a", ${repeat(',', n)}}`),
  'config, open brackets': text('docs.json', (n) => repeat('[', n)),
  'config, quotes': text('docs.json', (n) => `{${repeat('"', n)}`),
  'config, comments': text('docs.json', (n) => `${repeat('/* a */', n)}${json(CONFIG)}`),
  'config, one key often': text('docs.json', (n) => `{${repeat('"name": "a",\n', n)}"theme": "mint"}`),
  'config, spaces': text('docs.json', (n) => `${repeat(' ', n)}${json(CONFIG)}`),
  'config, files that include': site((n) => ({
    'docs.json': json({ ...CONFIG, navigation: { pages: ['index', { $ref: 'r0.json' }] } }),
    ...record(n / 60, (i) => [
      `r${i}.json`,
      json({ group: `G${i}`, pages: ['index', { $ref: `r${i + 1}.json` }] }),
    ]),
  })),
  ...each([' ', '/', '.', '-', '[', '{', '<a', '`', '&', '#', '%', ':', '"', '\\', '*', ']('], (piece) => [
    `config, texts of ${JSON.stringify(piece)}`,
    site((n) => {
      const long = `x${repeat(piece, n / 12)}x`;
      return {
        'docs.json': json({
          ...CONFIG,
          name: long,
          description: long,
          logo: long,
          favicon: long,
          banner: { content: long },
          navbar: { links: [{ label: long, href: `/${long}` }] },
          redirects: [{ source: `/${long}`, destination: `/${long}` }],
          footer: { socials: { github: long } },
          navigation: { groups: [{ group: long, tag: long, icon: long, pages: ['index', 'grown', long] }] },
        }),
        'grown.mdx': `---\ntitle: ${JSON.stringify(long)}\ndescription: ${JSON.stringify(long)}\nicon: ${JSON.stringify(long)}\n---\n\n[a](${repeat(piece, n / 12).replace(/[\s()<>]/g, '_')}) <Card title=${JSON.stringify(long).replaceAll('\\', '')} />\n`,
      };
    }),
  ]),
};

const specifications = {
  'api, operations': api((n) => ({ paths: record(n / 60, (i) => [`/p${i}`, { get: { responses: {} } }]) })),
  'api, parameters': operation((n) => ({
    parameters: list(n / 60, (i) => ({ name: `p${i}`, in: 'query', schema: { type: 'string' } })),
  })),
  'api, properties': schema((n) => ({
    type: 'object',
    properties: record(n / 30, (i) => [`p${i}`, { type: 'string' }]),
  })),
  'api, a tuple': schema((n) => ({
    type: 'array',
    prefixItems: list(n / 30, (i) => ({ title: `T${i}`, type: 'string' })),
  })),
  'api, required': schema((n) => ({ type: 'object', required: list(n / 8, (i) => `p${i}`) })),
  'api, words': schema((n) => ({ enum: list(n / 8, (i) => `w${i}`) })),
  'api, oneOf': schema((n) => ({ oneOf: list(n / 30, (i) => ({ title: `T${i}`, type: 'object' })) })),
  'api, allOf': schema((n) => ({
    allOf: list(n / 40, (i) => ({ properties: { [`p${i}`]: { type: 'string' } } })),
  })),
  'api, nested': schema((n) => deep(n / 40, (inner) => ({ type: 'object', properties: { a: inner } }), {})),
  'api, nested oneOf': schema((n) => deep(n / 40, (inner) => ({ oneOf: [inner, { type: 'null' }] }), {})),
  'api, a row of references': api((n) => ({
    paths: responding({ $ref: '#/components/schemas/S0' }),
    components: { schemas: record(n / 50, (i) => [`S${i}`, { $ref: `#/components/schemas/S${i + 1}` }]) },
  })),
  ...each(['oneOf', 'anyOf', 'allOf', 'properties'], (word) => [
    `api, ${word} that multiplies`,
    api((n) => ({
      paths: responding({ $ref: '#/components/schemas/S0' }),
      components: {
        schemas: record(Math.min(n / 1000, 60), (i) => [
          `S${i}`,
          doubled(word, `#/components/schemas/S${i + 1}`),
        ]),
      },
    })),
  ]),
  'api, schemas that hold each other': api((n) => ({
    paths: responding({ $ref: '#/components/schemas/S0' }),
    components: {
      schemas: record(Math.sqrt(n / 40), (i) => [
        `S${i}`,
        {
          type: 'object',
          properties: record(Math.sqrt(n / 40), (j) => [`p${j}`, { $ref: `#/components/schemas/S${j}` }]),
        },
      ]),
    },
  })),
  'api, an example': schema((n) => ({ type: 'object', example: record(n / 12, (i) => [`k${i}`, i]) })),
  'api, examples': operation((n) => ({
    responses: {
      200: {
        content: { 'application/json': { examples: record(n / 40, (i) => [`e${i}`, { value: { i } }]) } },
      },
    },
  })),
  'api, responses': operation((n) => ({
    responses: record(n / 40, (i) => [`${200 + (i % 400)}x${i}`, { description: 'd' }]),
  })),
  'api, kinds of content': operation((n) => ({
    responses: { 200: { content: record(n / 40, (i) => [`application/x${i}+json`, { schema: {} }]) } },
  })),
  'api, servers': api((n) => ({
    servers: list(n / 40, (i) => ({ url: `https://h${i}.example` })),
    paths: responding({}),
  })),
  'api, security': api((n) => ({
    paths: responding({}),
    security: list(n / 60, (i) => ({ [`k${i}`]: [] })),
    components: {
      securitySchemes: record(n / 60, (i) => [`k${i}`, { type: 'apiKey', in: 'header', name: `K${i}` }]),
    },
  })),
  'api, schemes of no type': api((n) => ({
    paths: responding({}),
    components: { securitySchemes: record(n / 30, (i) => [`k${i}`, { type: 'apikay' }]) },
  })),
  'api, scopes': api((n) => ({
    security: [{ login: list(n / 50, (i) => `scope${i}:wriet`) }],
    paths: responding({}),
    components: {
      securitySchemes: {
        login: {
          type: 'oauth2',
          flows: {
            clientCredentials: {
              tokenUrl: '/token',
              scopes: record(n / 50, (i) => [`scope${i}:write`, 'Write']),
            },
          },
        },
      },
    },
  })),
  'api, server variables': api((n) => ({
    servers: [
      {
        url: `https://h.example/${list(n / 50, (i) => `{variable${i}}`).join('/')}`,
        variables: record(n / 50, (i) => [`variabel${i}`, { default: 'a' }]),
      },
    ],
    paths: responding({}),
  })),
  'api, tags': api((n) => ({
    tags: list(n / 40, (i) => ({ name: `t${i}` })),
    paths: record(n / 40, (i) => [`/p${i}`, { get: { tags: [`t${i}`] } }]),
  })),
  ...each([' ', '/', '{', '`', '<a ', '<li', '[', '\n', '|', '*', '- ', '<', '.', '\\'], (piece) => [
    `api, texts of ${JSON.stringify(piece)}`,
    site((n) => {
      const long = `x${repeat(piece, n / 10)}x`;
      const shape = {
        type: 'object',
        title: long,
        description: long,
        properties: { [long]: { pattern: long } },
      };
      return {
        'docs.json': json({ ...CONFIG, openapi: 'api.json' }),
        'api.json': json({
          ...PETS,
          info: { title: long, version: '1', description: long },
          paths: {
            [`/${long}`]: {
              get: {
                summary: long,
                description: long,
                tags: [long],
                parameters: [{ name: long, in: 'query', description: long, schema: shape }],
                responses: { 200: { description: long, content: { [long]: { schema: shape } } } },
              },
            },
          },
        }),
      };
    }),
  ]),
  'api, YAML aliases': yaml((n) => `x: &a [1]\ny: [${repeat('*a, ', n)}1]`),
  'api, YAML aliases that multiply': yaml(
    (n) => `x0: &a0 [1]\n${rows(Math.min(n / 1000, 60), (i) => `x${i + 1}: &a${i + 1} [*a${i}, *a${i}]\n`)}`,
  ),
  'api, YAML merges': yaml((n) => `x: &a {b: 1}\ny:\n${rows(n / 24, (i) => `  k${i}: {<<: *a}\n`)}`),
  'api, YAML keys': yaml((n) => rows(n / 10, (i) => `k${i}: a\n`)),
  'api, YAML nested': yaml((n) => `x: ${nest('[', '1', ']', n / 2)}`),
  'api, YAML deep blocks': yaml((n) => rows(Math.sqrt(n), (i) => `${' '.repeat(i)}a:\n`)),
  'api, YAML text': yaml((n) => `x: "${repeat('a ', n)}"`),
  'api, YAML open': yaml((n) => `x: ${repeat('{a: ', n)}`),
  'api, JSON open': text('api.json', (n) => `{"openapi":"3.1.0","x":${repeat('[', n)}`),
  'api, JSON errors': text('api.json', (n) => `{"openapi":"3.1.0",${repeat(',', n)}`),
};

const others = {
  ...each(
    [
      '{',
      '(',
      '/*',
      '"',
      '@import "a";',
      'a{',
      'url(',
      ' ',
      '\n',
      '\\',
      'a,',
      ':not(',
      '@media{',
      'var(--a,',
    ],
    (piece) => [`style ${JSON.stringify(piece)}`, text('style.css', (n) => repeat(piece, n))],
  ),
  ...each(
    [
      '/*',
      '`',
      '"',
      '(',
      '{',
      ' ',
      '\n',
      '\r',
      '<a>',
      '<a onclick',
      "import('a');",
      'https://a.example ',
      'iframe ',
      'createObjectURL(',
      'document.createElement("script").text=',
    ],
    (piece) => [`script ${JSON.stringify(piece)}`, text('script.js', (n) => repeat(piece, n))],
  ),
  ...each(
    ['/*', '`', '(', '{', ' ', '\n', '\r', '\u2028', '<a>', 'export const a=1;\n', 'icon="', 'class="a '],
    (piece) => [
      `component ${JSON.stringify(piece)}`,
      site((n) => ({
        'grown.mdx': "import { A } from '/snippets/a.jsx'\n\n<A />\n",
        'snippets/a.jsx': `export const A = () => <b>a</b>;\n${repeat(piece, n)}\n`,
      })),
    ],
  ),
  ...each(
    ['<g>', '<a/>', '<!--', '<!DOCTYPE ', '<![CDATA[', '<a b="', '&amp;', '<svg', 'a', ' ', '<style>a{'],
    (piece) => [`drawing ${JSON.stringify(piece)}`, drawing((n) => repeat(piece, n))],
  ),
  'drawing, nested': drawing((n) => nest('<g>', '', '</g>', n / 7)),
  'drawing, attributes': drawing((n) => `<g ${rows(n / 8, (i) => `a${i}="b" `)}/>`),
  'drawing, uses that multiply': drawing((n) =>
    rows(Math.min(n / 1000, 60), (i) => `<g id="a${i}"><use href="#a${i + 1}"/><use href="#a${i + 1}"/></g>`),
  ),
  'drawing, a long path': drawing((n) => `<path d="M${repeat('1 1 ', n)}"/>`),
  files: site((n) => record(n / 400, (i) => [`more/p${i}.mdx`, 'text\n'])),
  'pictures whose headers lie': site((n) => ({
    'grown.mdx': rows(n / 100, (i) => `![a](/p${i}.png)\n\n`),
    ...record(n / 100, (i) => [`p${i}.png`, PIXELS]),
  })),
};

/** Every construct by its name: a function from about how many characters to the files of a project. */
export const constructs = { ...pages, ...heads, ...configurations, ...specifications, ...others };

function each(list, make) {
  return Object.fromEntries(list.map(make));
}

function site(make) {
  return (n) => ({ 'docs.json': json(CONFIG), 'index.mdx': 'Home\n', 'grown.mdx': 'Grown\n', ...make(n) });
}

function page(make) {
  return text('grown.mdx', make);
}

function htmlAsText(make) {
  // A reader of tags in expressions sees none.
  return page(
    (n) => `<div dangerouslySetInnerHTML={{__html: ${json(make(n)).replaceAll('<', '\\u003c')}}} />\n`,
  );
}

function head(make) {
  return page((n) => `---\n${make(n)}\n---\n\nText\n`);
}

function text(path, make) {
  return site((n) => ({
    ...(path.startsWith('api') ? { 'docs.json': json({ ...CONFIG, openapi: path }) } : {}),
    [path]: make(n),
  }));
}

function config(make) {
  return text('docs.json', (n) => json({ ...CONFIG, ...make(n) }));
}

function navigation(make) {
  return config((n) => ({ navigation: make(n) }));
}

function api(make) {
  return text('api.json', (n) => json({ ...PETS, ...make(n) }));
}

function operation(make) {
  return api((n) => ({ paths: { '/x': { get: { responses: {}, ...make(n) } } } }));
}

function schema(make) {
  return api((n) => ({ paths: responding(make(n)) }));
}

function responding(shape) {
  return {
    '/x': {
      get: { responses: { 200: { description: 'd', content: { 'application/json': { schema: shape } } } } },
      post: { requestBody: { content: { 'application/json': { schema: shape } } }, responses: {} },
    },
  };
}

function doubled(word, $ref) {
  if (word === 'properties') return { type: 'object', properties: { a: { $ref }, b: { $ref } } };
  return { [word]: [{ $ref }, { $ref }, { type: 'object', properties: { own: { type: 'string' } } }] };
}

function yaml(make) {
  return text(
    'api.yaml',
    (n) =>
      `openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: {/x: {get: {responses: {}}}}\n${make(n)}\n`,
  );
}

function drawing(make) {
  return site((n) => ({
    'grown.mdx': '![a](/a.svg)\n',
    'a.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${make(n)}</svg>`,
  }));
}

function repeat(piece, n) {
  return piece.repeat(Math.max(1, Math.floor(n / piece.length)));
}

function nest(open, inside, close, depth) {
  return open.repeat(depth) + inside + close.repeat(depth);
}

function list(count, make) {
  return Array.from({ length: Math.max(1, Math.floor(count)) }, (_, index) => make(index));
}

function rows(count, make) {
  return list(count, make).join('');
}

function record(count, make) {
  return Object.fromEntries(list(count, make));
}

/** A value in a value, as text where `JSON.stringify` would not get to its end. */
function deep(depth, wrap, inside) {
  const [open, close] = JSON.stringify(wrap('\u0000')).split('"\\u0000"');
  return { [RAW]: nest(open, JSON.stringify(inside), close, depth) };
}

function letters(number) {
  return [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
}

function json(value) {
  const raw = [];
  const written = JSON.stringify(value, (_, inner) => {
    if (inner?.[RAW] === undefined) return inner;
    raw.push(inner[RAW]);
    return `\u0001${raw.length - 1}`;
  });
  return raw.length === 0 ? written : written.replace(/"\\u0001(\d+)"/g, (_, index) => raw[Number(index)]);
}
