import { type MadeSite, writeSite } from './made-site.ts';

const content = {
  'application/json': {
    schema: { properties: { role: { type: 'string', description: 'What you do.\n\n- `cook`\n- `mate`' } } },
  },
};

const api = {
  openapi: '3.1.0',
  info: { title: 'Crew', version: '1' },
  servers: [{ url: 'http://localhost:{port}', variables: { port: { default: '9' } } }],
  paths: { '/me': { get: { summary: 'Who am I', responses: { 200: { description: 'You.', content } } } } },
};

const written = `---
title: Add a ship
api: "POST https://ships.example/v1/ships/{port}"
---

<ParamField path="port" required>Where she lies.</ParamField>
<ParamField query="notify" type="boolean" default={false}>Whether to tell the crew.</ParamField>
<ParamField body="name" type="string" required default="Gull">Her name.</ParamField>
<ParamField body="cars" type="integer" placeholder="40">Room on the deck.</ParamField>
`;

const crew = `---
title: Crew
---

- The deck

  - Ropes

  What else is there.
`;

/**
 * Requests with cookies, a page whose author wrote the fields of a request, and lists before what comes after them, and a note for
 * who comes to no page. */
export function writtenPagesSite(): MadeSite {
  const config = {
    name: 'Written',
    errors: { '404': { redirect: false, description: 'She has sailed.\n\n<Note>Look at sea.</Note>' } },
    api: { playground: { credentials: true }, mdx: { auth: { method: 'bearer' } } },
    navigation: {
      groups: [
        { group: 'Start', pages: ['index', 'add', 'crew'] },
        { group: 'Crew', openapi: 'crew.json' },
      ],
    },
  };
  const files = writeSite(config, [['index', 'Home']]);
  return {
    name: 'written-pages',
    files: { ...files, 'add.mdx': written, 'crew.mdx': crew, 'crew.json': JSON.stringify(api) },
  };
}
