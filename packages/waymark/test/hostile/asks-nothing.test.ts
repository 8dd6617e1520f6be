import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { spawnWaymark, waymark } from '../support/commands.ts';
import { docsJson, removeTemporary, snapshot, temporaryFolder, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const HOST = 'https://elsewhere.test';

/** A project that names another host wherever one may be named, but for its specification. */
const files = {
  'docs.json': docsJson(
    {
      global: { anchors: [{ anchor: 'A', href: HOST, icon: `${HOST}/i.svg` }] },
      groups: [
        { group: 'G', icon: `${HOST}/i.svg`, pages: ['index'] },
        { group: 'API', openapi: 'api.yaml' },
      ],
    },
    {
      logo: { light: `${HOST}/l.png`, dark: `${HOST}/l.svg` },
      favicon: `${HOST}/f.ico`,
      background: { image: `${HOST}/b.png` },
      thumbnails: { background: `${HOST}/t.png` },
      fonts: { family: 'Far', source: `${HOST}/f.woff2` },
      navbar: { links: [{ type: 'github', href: 'https://github.com/acme/docs' }] },
      seo: { metatags: { 'og:image': `${HOST}/o.png` } },
      redirects: [{ source: '/far', destination: HOST }],
      integrations: { ga4: { measurementId: 'G-ABCDEFGHIJ' } },
    },
  ),
  'index.mdx': `---\ntitle: A\nicon: ${HOST}/i.svg\n---\n\n![A](${HOST}/a.png)\n\n<video src="${HOST}/a.mp4" />\n\n<Card title="A" img="${HOST}/a.png" icon="${HOST}/i.svg" href="${HOST}">A</Card>\n\n<GitHub.Repo name="acme/docs" />\n\n\`\`\`mermaid\ngraph LR\nA-->B\n\`\`\`\n`,
  'api.yaml': `openapi: 3.1.0\ninfo: { title: A, version: '1' }\nservers: [{ url: '${HOST}' }]\npaths: { /a: { get: { responses: { '200': { $ref: '${HOST}/r.yaml' } } } } }\n`,
  'style.css': `@import url('${HOST}/a.css');\nbody { background: url(${HOST}/a.png) }\n`,
  'script.js': `fetch('${HOST}')\n`,
};

/** The environment of a command whose connections and questions for addresses are noted in a file. */
function watched(): { readonly env: NodeJS.ProcessEnv; asked(): string } {
  const folder = temporaryFolder();
  const [trap, log] = [join(folder, 'trap.cjs'), join(folder, 'log')];
  writeFileSync(
    trap,
    `const note = (what) => require('node:fs').appendFileSync(${JSON.stringify(log)}, what + ' ');
    const { Socket } = require('node:net');
    for (const [owner, name] of [[Socket.prototype, 'connect'], [require('node:dns'), 'lookup']]) {
      const own = owner[name];
      owner[name] = function (...parameters) { note(name); return own.apply(this, parameters); };
    }`,
  );
  const home = { XDG_CACHE_HOME: join(folder, 'cache'), XDG_STATE_HOME: join(folder, 'state') };
  return {
    env: { ...process.env, ...home, NODE_OPTIONS: `--require ${JSON.stringify(trap)}` },
    asked: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
  };
}

it('a build asks no host that docs.json, pages, specifications, stylesheets and scripts name', () => {
  const directory = writeProject(files);
  const { env, asked } = watched();
  const out = join(temporaryFolder(), 'out');
  const { status } = spawnWaymark(
    ['build', directory, '--out', out, '--site-url', 'https://a.test', '--optimize-images'],
    { env },
  );
  expect(status).toBe(0);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(`${HOST}/a.png`);
  expect(asked()).toBe('');
});

it('it asks for a specification that docs.json names, and for no other', async () => {
  const server = createServer((_, response) => void response.end(files['api.yaml']));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const asked: string[] = [];
  server.on('request', ({ url = '' }) => void asked.push(url));
  const directory = writeProject({
    'docs.json': docsJson({ openapi: `http://127.0.0.1:${port}/api.yaml`, pages: ['index'] }),
    'index.mdx': `![A](http://127.0.0.1:${port}/a.png)\n`,
  });
  await waymark(['build', directory, '--out', join(temporaryFolder(), 'out'), '--no-cache']);
  server.close();
  expect(asked).toEqual(['/api.yaml']);
});

it('a check asks nothing, and writes nothing into the project or the folders of the user', () => {
  const directory = writeProject(files);
  const before = snapshot(directory);
  const { env, asked } = watched();
  expect(spawnWaymark(['check', directory], { env, cwd: directory }).status).toBe(1);
  expect(asked()).toBe('');
  expect(snapshot(directory)).toEqual(before);
  expect([env['XDG_CACHE_HOME'] ?? '', env['XDG_STATE_HOME'] ?? ''].filter(existsSync)).toEqual([]);
});
