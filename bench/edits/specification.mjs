// Random OpenAPI and AsyncAPI documents.
import { title, words } from './text.mjs';

const KINDS = [
  { type: 'string' },
  { type: 'integer', minimum: 1 },
  { type: 'boolean' },
  { type: 'array', items: { type: 'string' } },
];

const property = (dice) => ({ ...dice.pick(KINDS), description: `${words(dice)} [here](/guide/p1)` });

export const schema = (dice) => ({
  type: 'object',
  description: words(dice),
  required: ['id'],
  properties: {
    id: { type: 'string' },
    ...Object.fromEntries(dice.times(2, () => [words(dice, 1), property(dice)])),
  },
});

export const operation = (dice, { id, tag, links }) => ({
  operationId: id,
  summary: title(dice),
  description: `${words(dice)} [there](/guide/p2)`,
  ...(tag === undefined ? {} : { tags: [tag] }),
  parameters: [{ name: words(dice, 1), in: 'query', description: words(dice), schema: dice.pick(KINDS) }],
  ...(dice.chance(0.3)
    ? {
        'x-mint': {
          content: `Own text, [to](/guide/p3) <Icon icon="gear" />`,
          metadata: { title: title(dice) },
        },
      }
    : {}),
  ...(dice.chance(0.2) ? { deprecated: true } : {}),
  responses: {
    200: {
      description: words(dice),
      content: {
        'application/json': {
          schema: { $ref: dice.pick(['#/components/schemas/Crate', './shared.yaml#/Label']) },
        },
      },
      ...(links === undefined ? {} : { links: { next: { operationId: links, description: words(dice) } } }),
    },
  },
});

/** A specification with two resources. */
export function specification(dice) {
  const tags = dice.chance(0.6);
  const tag = (name) => (tags ? name : undefined);
  return {
    openapi: dice.pick(['3.0.3', '3.1.0']),
    info: { title: title(dice), version: '1.0.0' },
    servers: [{ url: `https://api${dice.below(3)}.example.com` }],
    paths: {
      '/crates': {
        get: operation(dice, { id: 'listCrates', tag: tag('crates'), links: 'getCrate' }),
        post: {
          ...operation(dice, { id: 'addCrate', tag: tag('crates'), links: 'getCrate' }),
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Crate' } } },
          },
        },
      },
      '/crates/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        get: operation(dice, { id: 'getCrate', tag: tag('crates'), links: 'listSeals' }),
      },
      '/seals': { get: operation(dice, { id: 'listSeals', tag: tag('seals'), links: 'listCrates' }) },
    },
    components: { schemas: { Crate: schema(dice), Seal: schema(dice) } },
  };
}

/** What a specification refers to. */
export const sharedSchemas = (dice) => ({ Label: schema(dice) });

export const overlay = (dice) => ({
  overlay: '1.0.0',
  info: { title: 'Overlay', version: '1' },
  extends: './main.yaml',
  actions: [{ target: "$.paths['/crates'].get", update: { summary: title(dice) } }],
});

export const events = (dice) => ({
  asyncapi: '3.0.0',
  info: { title: title(dice), version: '1' },
  channels: {
    crateMoved: {
      address: 'crate/moved',
      description: words(dice),
      messages: {
        moved: { payload: { type: 'object', properties: { [words(dice, 1)]: { type: 'string' } } } },
      },
    },
  },
  operations: { onMoved: { action: 'receive', channel: { $ref: '#/channels/crateMoved' } } },
});

/** Plain data as YAML. */
export function toYaml(value, indent = '') {
  if (typeof value !== 'object' || value === null) return ` ${JSON.stringify(value)}\n`;
  const items = Array.isArray(value)
    ? value.map((item) => ['-', item])
    : Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}:`, item]);
  if (items.length === 0) return Array.isArray(value) ? ' []\n' : ' {}\n';
  return `\n${items.map(([lead, item]) => `${indent}${lead}${toYaml(item, `${indent}  `)}`).join('')}`;
}
