import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RenderedSite, renderSite } from '../navigation/render-site.ts';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

const config = {
  name: 'Test',
  theme: 'mint',
  colors: { primary: '#336699' },
  api: { mdx: { server: 'https://api.example.com/base', auth: { method: 'key', name: 'X-Key' } } },
  navigation: { pages: ['create', 'broken'] },
};

const create = `---
title: Create a user
api: "POST /v1/users/{team}"
---
Makes a user.

<ParamField path="team" type="integer" required>The team.</ParamField>
<ParamField body="user" type="object">
  The user.
  <Expandable title="user">
    <ParamField body="name" type="string" required default="Ada">A name.</ParamField>
  </Expandable>
</ParamField>

<ResponseField name="id" type="integer" required>Number.</ResponseField>
`;

const broken = '---\ntitle: Broken\napi: users\n---\nStill here.';

afterAll(removeTemporary);

describe('a page whose operation is written by hand', () => {
  let site: RenderedSite;
  let page: string;
  beforeAll(async () => {
    site = await renderSite({
      'docs.json': JSON.stringify(config),
      'create.mdx': create,
      'broken.mdx': broken,
    });
    page = site.pages.get('/create') ?? '';
  });

  it('has the head of an endpoint page', () => {
    expect(page).toContain('data-operation="POST /v1/users/{team}"');
    expect(page).toMatch(/class="method-pill[^>]*>POST/);
  });

  it('has samples made of its fields', () => {
    const code = page.replace(/<[^>]+>|["\s]/g, '');
    expect(code).toContain('https://api.example.com/base/v1/users/{team}');
    expect(code).toContain('X-Key:&lt;api-key&gt;');
    expect(code).toContain('{user:{name:Ada}}');
    expect(code).toContain('{id:123}');
  });

  it('shows each field once, as its author wrote it', () => {
    expect(page.match(/id="param-team"/g)).toHaveLength(1);
    expect(page).not.toContain('id="path-team"');
    expect(page).toContain('Makes a user.');
  });

  it('is a plain page when its address is none, which is told of where it stands', async () => {
    expect(site.pages.get('/broken')).toContain('Still here.');
    expect(site.pages.get('/broken')).not.toContain('data-operation');
    const { result } = await buildProject(
      writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': broken }),
    );
    const spans = result.diagnostics.map(({ code, span }) => [code, broken.slice(span?.start, span?.end)]);
    expect(spans).toEqual([['openapi/invalid-api', 'api: users']]);
  });
});
