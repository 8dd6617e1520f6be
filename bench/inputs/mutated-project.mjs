// Projects of one kind of mutated text, and what must be true of their builds.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WHOLE_PAGE } from './broken-pages.mjs';
import { mutateText } from './mutations.mjs';

const CONFIG = {
  name: 'Mutated',
  theme: 'mint',
  colors: { primary: '#336699' },
  navigation: {
    tabs: [
      {
        tab: 'Guides',
        groups: [{ group: 'All', icon: 'book', pages: ['index', { group: 'More', pages: ['more/a'] }] }],
      },
      { tab: 'API', openapi: { source: 'api.json', directory: 'reference' } },
    ],
    global: { anchors: [{ anchor: 'Community', href: 'https://example.com', icon: 'users' }] },
  },
  redirects: [{ source: '/old/:slug*', destination: '/more/:slug*' }],
  variables: { version: '1.2' },
  banner: { content: '**New**' },
  footer: { socials: { github: 'https://github.com/a/b' } },
  fonts: { family: 'Inter' },
  navbar: {
    links: [{ label: 'Blog', href: 'https://example.com/blog' }],
    primary: { type: 'github', href: 'https://github.com/a/b' },
  },
};

const SPECIFICATION = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: 'https://{host}/v1', variables: { host: { default: 'example.com' } } }],
  tags: [{ name: 'pets', description: 'All *pets*' }],
  security: [{ key: [] }],
  paths: {
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      get: {
        tags: ['pets'],
        operationId: 'getPet',
        summary: 'Get a pet',
        'x-mint': { href: '/reference/pet', metadata: { title: 'A pet' } },
        parameters: [
          {
            name: 'fields',
            in: 'query',
            style: 'deepObject',
            explode: true,
            schema: { type: 'object', properties: { a: { type: 'integer', minimum: 1 } } },
          },
        ],
        responses: {
          200: {
            description: 'ok',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Pet' },
                example: { id: 1, tags: ['a'] },
              },
            },
          },
        },
      },
      put: {
        requestBody: { content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Pet' } } } },
        responses: { default: { description: 'x' } },
      },
    },
  },
  webhooks: { born: { post: { responses: { 200: { description: 'ok' } } } } },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'integer' },
          parent: { $ref: '#/components/schemas/Pet' },
          kind: {
            oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
            discriminator: { propertyName: 'type', mapping: { cat: '#/components/schemas/Cat' } },
          },
        },
      },
      Cat: {
        allOf: [
          { type: 'object', properties: { type: { const: 'cat' } } },
          { properties: { lives: { type: 'integer', default: 9 } } },
        ],
      },
      Dog: {
        type: ['object', 'null'],
        additionalProperties: { type: 'string' },
        properties: { type: { enum: ['dog'] } },
      },
    },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
  },
};

const YAML = `openapi: 3.0.3
info: {title: Pets, version: "1"}
x-shared: &shared
  type: object
  properties:
    name: {type: string, nullable: true}
paths:
  /pets:
    get:
      summary: List pets
      description: |
        Lists *all* pets.
      responses:
        "200":
          description: ok
          content:
            application/json:
              schema: {type: array, items: *shared}
              example: [{name: a}]
`;

const GOOD = {
  'index.mdx': '---\ntitle: Good\n---\n\nText with {{version}}.\n',
  'more/a.mdx': '# More\n',
  'other.mdx': 'x\n',
  'snippets/intro.mdx': 'Hello {name}.\n',
  'snippets/values.mdx': 'export const version = "2.1";\n',
  'docs.json': JSON.stringify(CONFIG, null, 2),
  'api.json': JSON.stringify(SPECIFICATION, null, 2),
};

/** The files of one project of a kind, with a mutated text for each seed. */
export function mutatedFiles(kind, seeds, wholes = []) {
  if (kind === 'configurations') return { ...GOOD, 'docs.json': mutateText(GOOD['docs.json'], seeds[0]) };
  const choose = (texts, seed) => texts[seed % texts.length];
  const entries = seeds.map((seed) =>
    kind === 'pages'
      ? [`mutated/p${seed}.mdx`, mutateText(choose([WHOLE_PAGE, ...wholes], seed), seed)]
      : [
          `mutated/s${seed}.${seed % 2 === 0 ? 'json' : 'yaml'}`,
          mutateText(choose([GOOD['api.json'], YAML], seed), seed),
        ],
  );
  return { ...GOOD, ...Object.fromEntries(entries) };
}

/**
 * Builds (or checks) a project in a folder of its own and says what is wrong: what was thrown, a bug, a finding without
 * a place, anything written beside the output. `run` is `build` or `check` of the library.
 */
export async function tryProject(files, root, run) {
  const directory = join(root, 'repository', 'docs');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'repository', '.git'), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  const before = listing(root);
  try {
    const { diagnostics, unplaced } = await runIn(directory, run);
    const escaped = listing(root).filter(
      (path) => !before.includes(path) && !path.startsWith('repository/docs/dist'),
    );
    return [
      ...diagnostics.filter(({ code }) => code === 'internal/bug').map(({ message }) => message),
      ...unplaced.map(({ code, message }) => `no place: ${code} ${message}`),
      ...escaped.map((path) => `written outside the output: ${path}`),
    ];
  } catch (error) {
    return [`thrown: ${error instanceof Error ? error.stack : String(error)}`];
  }
}

/** Builds (or checks) a folder, and tells which findings have no place in its files. */
async function runIn(directory, run) {
  const { diagnostics, project } = await run({
    directory,
    entry: 'docs.json',
    out: join(directory, 'dist'),
    base: '',
    cache: false,
    version: '0',
  });
  const texts = new Map();
  const readText = (path) => texts.get(path) ?? texts.set(path, project.readText(path)).get(path);
  return { diagnostics, unplaced: diagnostics.filter(({ span }) => !hasPlace(span, readText)) };
}

function hasPlace(span, readText) {
  if (span === undefined || span.file === '') return false;
  const text = readText(span.file);
  // A finding about a whole file needs no place in it, and some files are no text.
  return text === undefined || (span.start >= 0 && span.start <= text.length && span.end >= span.start);
}

/** Every path below a folder, but for the inside of an output. */
function listing(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => !path.includes('docs/dist/'));
}

/** Pages of the repository's own documentation, as further texts to mutate. */
export function ownPages(folder) {
  const names = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.mdx'));
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
}
