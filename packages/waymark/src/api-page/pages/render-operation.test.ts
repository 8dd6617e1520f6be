import { readFileSync } from 'node:fs';
import {
  type CodeSampleOptions,
  codeSamples,
  type FieldRest,
  findHead,
  findSchema,
  type JsonValue,
  type OperationHead,
  operationHeads,
  readOperation,
  readSpecification,
  type Specification,
} from '@waymark/openapi';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { RenderContext } from '../../components/index.ts';
import { createTestContext } from '../../components/testing/render-component.tsx';
import {
  apiWords,
  type OperationInput,
  type RenderedApiPage,
  renderOperation,
  renderSchema,
  valueLanguages,
} from '../index.ts';

function createContext(): RenderContext {
  const context = createTestContext();
  return {
    ...context,
    text: (key, values = {}) => {
      const word = apiWords[key];
      if (word === undefined) return context.text(key, values);
      return Object.entries(values).reduce(
        (text, [name, value]) => text.replace(`{${name}}`, String(value)),
        word,
      );
    },
  };
}

function read(value: string | JsonValue): Specification {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const specification = readSpecification('api.yaml', text).value;
  if (specification === undefined) throw new Error('no specification');
  return specification;
}

/** A specification with one path, `/a`. */
function readPath(item: JsonValue, more: Readonly<Record<string, JsonValue>> = {}): Specification {
  return read({ openapi: '3.2.0', paths: { '/a': item }, ...more });
}

const shop = read(readFileSync(new URL('../../../../openapi/test/specs/shop.yaml', import.meta.url), 'utf8'));

const restUrl = (_: Specification, { schema, from }: FieldRest): string =>
  `/fields/${schema.name ?? ''}/${from}`;

type Options = Partial<Omit<OperationInput, 'specification' | 'operation'>> & Partial<CodeSampleOptions>;

function draw(
  specification: Specification,
  method: string,
  path: string,
  options: Options = {},
): RenderedApiPage {
  const operation = findHead(specification, method, path);
  if (operation === undefined) throw new Error(`no ${method} ${path}`);
  return renderHead(specification, operation, options);
}

function renderHead(
  specification: Specification,
  head: OperationHead,
  { languages = ['curl'], ...options }: Options,
): RenderedApiPage {
  const operation = readOperation(specification, head);
  const samples = codeSamples(specification, operation, { languages });
  return renderOperation({
    specification,
    operation,
    samples,
    context: createContext(),
    restUrl,
    ...options,
  });
}

function html(page: RenderedApiPage): string {
  return render(page.lead) + render(page.body) + asideOf(page);
}

function asideOf({ aside }: RenderedApiPage): string {
  return aside === undefined ? '' : render(aside);
}

const keysOf = (words: string): readonly string[] => words.split(' ');
const ids = (page: string): readonly string[] =>
  [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '');
const elements = (page: string): number => [...page.matchAll(/<[a-z]/g)].length;

describe('renderOperation', () => {
  it('draws the sections in order, every field under its own heading', () => {
    const page = draw(shop, 'GET', '/orders');
    expect(page.toc.map(({ id, text, level }) => `${level} ${id} ${text}`)).toEqual([
      '2 authorizations Authorizations',
      '2 headers Headers',
      '2 query-parameters Query Parameters',
      '2 cookies Cookies',
      '2 response Response',
    ]);
    const text = html(page);
    for (const name of ['X-Trace', 'limit', 'status', 'filter', 'items', 'customer', 'X-Total', 'message']) {
      expect(text).toMatch(new RegExp(`<h[3-6] class="entry-name" translate="no">${name}</h`));
    }
    expect(text).toContain('<h4 class="entry-name" translate="no">since</h4>');
    // The name is heard before the link to it.
    expect(text).not.toContain('<div class="entry-head"><a class="entry-link"');
    expect(text).toMatch(
      /<h4 class="entry-name" translate="no">since<\/h4>[^\n]*?<a class="entry-link"[^>]*><\/a><\/div>/,
    );
    expect(text).toContain('<h3 class="entry-name" translate="no"><s>session</s></h3>');
    expect(text).not.toContain('>secret<');
    expect(text).toContain('<span class="api-fact-name">style</span> <code dir="ltr">deepObject</code>');
    expect(text).not.toMatch(/<div class="entry-content"><\/div>/);
  });

  it('gives every field an id with the names around it', () => {
    const page = draw(shop, 'GET', '/orders');
    expect(page.anchors).toEqual(
      expect.arrayContaining([
        'authorization-authorization',
        'header-x-trace',
        'query-filter-since',
        'cookie-session',
        'response-200',
        'response-items-labels-key',
        'response-payment-transfer-account-number',
        'response-4xx-message',
      ]),
    );
    const drawn = ids(html(page));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(page.anchors.filter((anchor) => !drawn.includes(anchor))).toEqual([]);
  });

  it('starts with method and path', () => {
    const text = html(draw(shop, 'GET', '/orders/{id}'));
    expect(text).toContain('<span class="method-pill" data-method="get" translate="no">GET</span>');
    expect(text).toContain('<span class="api-path-parameter">{id}</span>');
    expect(text).toContain('data-copy="text" data-text="/orders/{id}"');
  });

  it('gives a path a row of its own on phones where it does not fit beside its method', () => {
    const path = '/a-path-of-letters';
    const specification = read({ openapi: '3.1.0', paths: { [path]: { get: {}, options: {} } } });
    const rows = ['GET', 'OPTIONS'].map((method) => html(draw(specification, method, path)));
    expect(rows.map((row) => row.includes('api-bar-long'))).toEqual([false, true]);
  });

  it('shows servers when there are several, or when asked', () => {
    const one = readPath({ get: {} }, { servers: [{ url: 'https://a.example' }] });
    expect(html(draw(shop, 'GET', '/orders'))).toContain('https://sandbox.shop.example/v1');
    expect(render(draw(one, 'GET', '/a').lead)).not.toContain('https://a.example');
    expect(render(draw(one, 'GET', '/a', { fullUrl: true }).lead)).toContain('https://a.example');
  });

  it('folds all but the first of very many servers', () => {
    const lead = (count: number): string => {
      const servers = Array.from({ length: count }, (_, at) => ({ url: `https://${at}.example` }));
      return render(draw(readPath({ get: {} }, { servers }), 'GET', '/a').lead);
    };
    expect(lead(6)).not.toContain('<details');
    const [shown = '', folded = ''] = lead(60).split('<details');
    expect(shown.match(/https:/g)).toHaveLength(3);
    expect(folded).toContain('57 more');
    expect(folded.match(/https:/g)).toHaveLength(57);
  });

  it('draws alternatives, circles and callbacks', () => {
    const text = html(draw(shop, 'POST', '/orders'));
    expect(text).toContain('by-card');
    expect(text).toMatch(/<a href="#response-customer">Same as Customer above<\/a>/);
    expect(text).toContain('{$request.body#/callback}');
    expect(text).toContain('Sent once the parcel is on its way.');
  });

  it('folds nested fields with a count, and opens them when asked', () => {
    expect(html(draw(shop, 'GET', '/orders'))).toMatch(/<details class="expandable api-children"><summary/);
    const open = html(draw(shop, 'GET', '/orders', { expanded: true }));
    expect(open).not.toContain('<details class="expandable api-children"><');
    expect(open).toContain('<span class="api-count">3</span>');
  });

  it('does not say the title once more', () => {
    const lead = (description: string): string => {
      const specification = readPath({ get: { summary: 'List the lamps', description } });
      return html(draw(specification, 'GET', '/a'));
    };
    expect(lead('List the *lamps*.')).not.toContain('lamps');
    expect(lead('List the lamps of a house.')).toContain('of a house');
  });

  it('lets a long address in a sample break before each part of its path, not within', () => {
    const folder = `/v1/${'folder'.repeat(8)}`;
    const paths = { [`${folder}/{id}`]: { get: {} }, '/{id}': { get: {} } };
    const specification = read({ openapi: '3.1.0', paths });
    const samples = Object.keys(paths).map((path) => asideOf(draw(specification, 'GET', path)));
    expect(samples[0]).toContain(`/<wbr>v1/<wbr>${'folder'.repeat(8)}/<wbr>{id}`);
    expect(samples[0], 'not within the slashes before the host').toMatch(/:\/\/(?!<wbr>)\w/);
    expect(samples[1]).toContain('/{id}');
    expect(samples[1], 'each line of a command is a box').toMatch(/\\<\/span>\n<span class="line"> {2}--url/);
  });

  it('shows one request and the first successful response in the side column', () => {
    const text = asideOf(draw(shop, 'POST', '/orders'));
    expect(text).toContain('id="request-example"');
    expect(text).toContain('curl --request POST');
    expect(text).toContain('id="response-example"');
    expect(text).toContain('>201<');
    expect(text).not.toContain('import requests');
    const two = asideOf(draw(shop, 'POST', '/orders', { languages: ['curl', 'python'] }));
    expect(two).toContain('import requests');
  });

  it('shows every example of every response', () => {
    const value = (name: string): JsonValue => ({ summary: `Case ${name}`, value: { name } });
    const content = { 'application/json': { examples: { a: value('one'), b: value('two') } } };
    const responses = {
      400: { description: 'x', content: { 'application/json': { schema: { properties: { no: {} } } } } },
      200: { description: 'x', content },
      204: { description: 'nothing' },
    };
    const specification = readPath({ get: { responses } });
    const text = asideOf(draw(specification, 'GET', '/a', { languages: [] }));
    expect([...text.matchAll(/role="tab"[^>]*>(?:<[^>]*>)?(\d+)/g)].map(([, status]) => status)).toEqual([
      '200',
      '204',
      '400',
    ]);
    expect(text).toMatch(
      /<select[^>]*aria-label="Example"><option[^>]*>Case one<\/option><option[^>]*>Case two</,
    );
    expect(text).toContain('&quot;two&quot;'.replaceAll('&quot;', '"'));
  });

  it('tells the fields of an answer from its headers', () => {
    const headings = (content: JsonValue, headers: JsonValue): readonly (string | undefined)[] => {
      const responses = { 200: { headers, content } };
      const body = render(draw(readPath({ get: { responses } }), 'GET', '/a').body);
      return [...body.matchAll(/<h3 class="api-subheading">([^<]*)</g)].map(([, title]) => title);
    };
    const content = { 'application/json': { schema: { properties: { id: {} } } } };
    expect(headings(content, { 'X-Total': {} })).toEqual(['Headers', 'Body']);
    expect(headings(content, {})).toEqual([]);
    expect(headings({ 'text/plain': {} }, { 'X-Total': {} })).toEqual(['Headers']);
  });

  it('offers many languages as a menu', () => {
    const aside = (languages: readonly string[]): string =>
      asideOf(draw(shop, 'POST', '/orders', { languages }));
    expect(aside(['curl', 'python'])).not.toContain('<select');
    expect(aside(['curl', 'python', 'go', 'rust', 'java'])).toContain(
      '<select class="tab-menu option-dropdown" aria-label="Language">',
    );
  });

  it('leaves out the examples that the page brings', () => {
    const [first, ...others] = ids(asideOf(draw(shop, 'POST', '/orders', { written: ['request'] })));
    expect(first).toBe('response-example');
    expect(others).not.toContain('request-example');
    expect(draw(shop, 'POST', '/orders', { written: ['request', 'response'] }).aside).toBeUndefined();
  });

  it('puts the page’s own text between bar and reference', () => {
    const text = html(
      draw(shop, 'POST', '/orders', { content: h('p', null, 'own text'), description: 'own words' }),
    );
    const order = ['own words', 'method-pill', 'own text', 'id="authorizations"'].map((part) =>
      text.indexOf(part),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(-1);
  });

  it('shows the payload of a webhook, and no request', () => {
    const page = draw(shop, 'WEBHOOK', 'order-paid');
    const text = html(page);
    expect(page.toc.map(({ id }) => id)).toEqual(['body', 'response']);
    expect(text).toContain('<span class="method-pill" data-method="webhook" translate="no">WEBHOOK</span>');
    expect(text).toContain('id="request-example"');
    expect(text).not.toContain('curl');
  });

  it('offers the payloads of a webhook beside each other, and more of them as a menu', () => {
    const aside = (count: number): string => {
      const examples = Object.fromEntries(Array.from({ length: count }, (_, i) => [`of${i}`, { value: i }]));
      const post = { requestBody: { content: { 'application/json': { examples } } } };
      return asideOf(draw(read({ openapi: '3.1.0', webhooks: { paid: { post } } }), 'WEBHOOK', 'paid'));
    };
    expect(aside(2)).toContain('<wm-tabs class="request-example code-group" data-sync>');
    expect(aside(4)).toMatch(/role="tab"[^>]*>of3</);
    expect(aside(4)).not.toContain('<option');
    expect(aside(5)).toMatch(/aria-label="Example"[\s\S]*<option[^>]*>of4</);
  });

  it('marks allowed values that are deprecated, those too that are folded', () => {
    const old = { const: 'old', description: 'Once.', deprecated: true };
    const oneOf = [
      old,
      ...Array.from({ length: 60 }, (_, i) => ({ const: `of${i}` })),
      { ...old, const: 'last' },
    ];
    const parameters = [{ name: 'kind', in: 'query', schema: { oneOf } }];
    const text = render(draw(readPath({ get: { parameters } }), 'GET', '/a').body);
    expect(text).toContain('>old</code> <span class="entry-deprecated">deprecated</span> Once.');
    expect(text).toContain('last  (deprecated)  Once.');
  });

  it('says as what, and with which headers, parts of a form are sent', () => {
    const properties = { photo: { type: 'string' }, name: { type: 'string' } };
    const headers = { 'X-Size': { description: 'In bytes.' }, 'X-Kind': {} };
    const encoding = { photo: { contentType: 'image/png', headers }, name: { style: 'form' } };
    const content = { 'multipart/form-data': { schema: { type: 'object', properties }, encoding } };
    const specification = readPath({ post: { requestBody: { content } } });
    expect(render(draw(specification, 'POST', '/a').body)).toContain(
      '<ul class="api-options"><li><code dir="ltr">photo</code> image/png' +
        ' <code dir="ltr">X-Size</code> In bytes. <code dir="ltr">X-Kind</code> </li></ul>',
    );
  });

  it('shows the examples of a body, with their content type where there are several', () => {
    const text = {
      'text/plain': { examples: { three: { value: '[x', description: 'So.' }, default: { value: 'y' } } },
    };
    const json = { 'application/json': { examples: { one: { value: '{"a":1}' } } } };
    const drawn = (content: JsonValue): readonly string[] => {
      const body = render(draw(readPath({ post: { requestBody: { content } } }), 'POST', '/a').body);
      return body
        .split('<summary')
        .slice(1)
        .map((part) => part.replace(/<[^>]*>/g, '|').replace(/^[^|]*>|\|+/g, '|'));
    };
    expect(drawn({ ...json, ...text })).toEqual([
      '|Example: one (application/json)|{\n  &quot;a&quot;: 1\n}|',
      '|Example: three (text/plain)|So.|[x|',
      '|Example: default|y|',
    ]);
    expect(drawn(json)).toEqual(['|Example: one|{\n  &quot;a&quot;: 1\n}|']);
    expect(drawn({ 'text/plain': { example: 'y' } })).toEqual([]);
    // The request beside the page is of the other type.
    expect(drawn({ 'application/json': {}, 'text/plain': { example: 'y' } })).toEqual([
      '|Example: text/plain|y|',
    ]);
  });

  it('folds what a nested field has on a condition', () => {
    const specification = read(`openapi: 3.1.0
paths:
  /a:
    post:
      requestBody:
        content:
          application/json:
            schema: { properties: { ship: { if: { properties: { kind: { const: sail } } }, then: { properties: { masts: {} } } } } }
`);
    const body = render(draw(specification, 'POST', '/a').body);
    expect(body).toMatch(/Show child attributes[\s\S]*<summary[^>]*>If [\s\S]*id="body-ship-if-masts"/);
  });

  it('lists equal fields once for several content types, and different ones each', () => {
    const schema = { $ref: '#/components/schemas/A' };
    const components = { schemas: { A: { properties: { a: {} } } } };
    const body = (content: JsonValue): string =>
      render(draw(readPath({ post: { requestBody: { content } } }, { components }), 'POST', '/a').body);
    const same = body({ 'application/json': { schema }, 'application/xml': { schema } });
    expect(same).toContain('application/json, application/xml');
    expect([...same.matchAll(/>a<\/h3>/g)]).toHaveLength(1);
    const list = (items: JsonValue): JsonValue => ({ schema: { type: 'array', items } });
    expect(body({ 'application/json': list(schema), 'text/json': list(schema) })).toContain(
      'application/json, text/json',
    );
    expect(body({ 'application/json': list(schema), 'text/json': list({}) })).toContain('<option');
    const different = body({ 'application/json': { schema }, 'text/plain': { schema: { type: 'string' } } });
    expect(different).toContain('<option value="body-type" selected>application/json</option>');
  });

  it('begins fields and samples with the same content type: the first that has both', () => {
    const text = { 'text/plain': { schema: { type: 'string' } } };
    const form = { 'application/x-www-form-urlencoded': { schema: { properties: { tide: {} } } } };
    const json = { 'application/json': { schema: { properties: { wind: {} } } } };
    const formType = 'application/x-www-form-urlencoded';
    const drawn = (content: JsonValue): string => {
      const post = { requestBody: { content }, responses: { 200: { content } } };
      const page = draw(readPath({ post }), 'POST', '/a');
      const fields = render(page.body).matchAll(/<option[^>]* selected>([^<]*)/g);
      const inFront = Array.from(fields, ([, type]) => type);
      const sample = /tide|wind|Content-Type: text.plain/.exec(asideOf(page))?.[0];
      return [...inFront, sample].join(' ');
    };
    expect(drawn({ ...text, ...form, ...json })).toBe(`${formType} ${formType} tide`);
    expect(drawn({ ...text, ...json, ...form })).toBe('application/json application/json wind');
    expect(drawn({ ...text, 'application/pdf': {} })).toBe('text/plain text/plain Content-Type: text/plain');
  });

  it('leaves the ids of examples to these, whatever fields are called', () => {
    const schema = { properties: { example: { type: 'string' }, other: { type: 'string' } } };
    const get = { responses: { 200: { content: { 'application/json': { schema } } } } };
    const { body, aside } = draw(readPath({ get }), 'GET', '/a');
    expect(render(aside ?? h('p', {}))).toContain('<div id="response-example" class="example">');
    expect(render(body)).toContain('id="response-example-2"');
  });

  it('gives search the names and descriptions of every section', () => {
    const { sections } = draw(shop, 'GET', '/orders');
    expect(sections[0]).toMatchObject({ id: '', heading: '' });
    expect(sections[0]?.text).toContain('Only those of the current tenant.');
    expect(sections[0]?.code).toContain('GET /orders');
    const find = (wanted: string): string | undefined => {
      const section = sections.find(({ id }) => id === wanted);
      return section && `${section.heading}: ${section.text}`;
    };
    expect(find('query-parameters')).toBe('Query Parameters: ');
    expect(find('query-limit')).toBe('limit: integer\nOrders on one page.');
    expect(find('query-filter-since')).toBe('since: string<date>');
    expect(find('authorization-authorization')).toContain('Authorization: token');
    expect(find('response')).toContain('One page of orders.');
    expect(find('response')).toContain('What went wrong.');
    expect(find('response-4xx-message')).toContain('message: string');
  });
});

describe('authorizations', () => {
  const securitySchemes: JsonValue = {
    oauth: {
      type: 'oauth2',
      flows: {
        authorizationCode: {
          authorizationUrl: 'https://a.example/authorize',
          tokenUrl: 'https://a.example/token',
          refreshUrl: 'https://a.example/refresh',
          scopes: { read: 'Reads *berths*.', write: 'Books berths.' },
        },
        deviceAuthorization: { deviceAuthorizationUrl: 'https://a.example/device', scopes: {} },
      },
    },
    token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    cert: { type: 'mutualTLS' },
    old: { type: 'apiKey', in: 'query', name: 'key', deprecated: true },
    id: { type: 'openIdConnect', openIdConnectUrl: 'https://a.example/openid' },
  };
  const drawn = (security: JsonValue): string => {
    const specification = readPath({ get: {} }, { security, components: { securitySchemes } });
    return render(draw(specification, 'GET', '/a').body);
  };

  it('keep their words apart for whoever reads them without styles', () =>
    expect(drawn([{ oauth: [] }]).replace(/<[^>]*>/g, '')).toMatch(/Authorization string header required/));

  it('show the form of a token', () => {
    expect(drawn([{ token: [] }])).toContain(
      '<span class="entry-type" dir="ltr" translate="no">string&lt;JWT></span>',
    );
  });

  it('show where tokens come from and what they allow', () => {
    const text = drawn([{ oauth: ['read'] }]);
    expect(text).toContain('Authorization URL <code dir="ltr">https://a.example/authorize</code>');
    for (const label of ['Token URL', 'Refresh URL', 'Device authorization URL', 'Authorization code'])
      expect(text).toContain(label);
    expect(text).toMatch(/<li><code dir="ltr">read<\/code> Reads/);
    const folded = text.slice(text.indexOf('<details'));
    expect(folded).toContain('Books berths.');
    expect(folded).not.toContain('Reads');
  });

  it('fold a chapter on tokens behind what is sent', () => {
    const drawn = (description: string): string => {
      const components = { securitySchemes: { key: { type: 'http', scheme: 'bearer', description } } };
      const specification = readPath({ get: {} }, { components, security: [{ key: [] }] });
      return html(draw(specification, 'GET', '/a'));
    };
    expect(drawn('Ask for one.')).not.toMatch(/<details|Bearer token, sent/);
    expect(drawn(`Ask for one. ${'It is secret. '.repeat(80)}`)).toMatch(
      /Bearer token, sent as.*<details[^>]*><summary[^>]*>More information<\/summary>.*Ask for one\./s,
    );
  });

  it('stand alone below fields that the page describes itself, unless one of these is the same header', () => {
    const titles = (parameters: JsonValue): readonly string[] => {
      const components = { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } };
      const more = { components, security: [{ key: [] }] };
      const page = draw(readPath({ get: { parameters } }, more), 'GET', '/a', { headOnly: true });
      return page.toc.map(({ text }) => text);
    };
    expect(titles([{ name: 'X-Trace', in: 'header' }])).toEqual(['Authorizations']);
    expect(titles([{ name: 'authorization', in: 'header' }])).toEqual([]);
  });

  it('stand together or apart, and may be left out', () => {
    const together = drawn([{ oauth: [], cert: [] }]);
    expect(together).toContain('<p class="api-note api-joint">and</p>');
    expect(together).not.toContain('tab-bar');
    expect(together).toContain('>required<');
    expect(together).toMatch(/>cert<\/h3> <span class="entry-required">/);
    const optional = drawn([{ old: [] }, {}]);
    expect(optional).toMatch(/role="tab"[^>]*>old<.*role="tab"[^>]*>No authorization</);
    expect(optional.match(/>One of</g)).toHaveLength(1);
    const either = drawn([{ old: [] }, { id: [] }]);
    expect(either.match(/>required</g)).toHaveLength(1);
    const many = drawn([{ old: [] }, { id: [] }, { cert: [] }, { oauth: [], cert: [] }]);
    expect(many).toMatch(
      /<select class="tab-menu option-dropdown" aria-label="Authorizations">.*>oauth \+ cert<\/option>/,
    );
    expect(optional).not.toContain('>required<');
    expect(optional).toContain('<s>key</s>');
    expect(drawn([{ id: [] }])).toContain('<a href="https://a.example/openid" rel="noopener">');
  });
});

it('labels a parameter with what it says itself, once', () => {
  const parameter = {
    name: 'q',
    in: 'query',
    'x-mint': { pre: ['Early'], post: ['Late'] },
    'x-beta': true,
    schema: { type: 'string', 'x-mint': { post: ['Inner'] } },
  };
  const specification = readPath({ get: { parameters: [parameter] } });
  const html = render(draw(specification, 'GET', '/a', { marks: ['x-beta'] }).body);
  const pills = [...html.matchAll(/entry-pill">([^<]*)</g)].map(([, text]) => text);
  expect(pills).toEqual(['Early', 'x-beta', 'Late', 'Inner']);
});

it('says once what a body or response and its schema both say', () => {
  const schema = { type: 'object', description: 'A ship.', properties: { name: { description: 'A ship.' } } };
  const content = { 'application/json': { schema } };
  const said = { description: 'A ship.', content };
  const specification = readPath({ post: { requestBody: said, responses: { 200: said, 400: { content } } } });
  const page = render(draw(specification, 'POST', '/a').body);
  // Two in front, one of the error, and those of the fields.
  expect(page.split('<p>A ship.</p>')).toHaveLength(7);
});

it('calls the examples of a parameter by their names, once', () => {
  const examples = {
    default: { value: 1 },
    middle: { value: 2 },
    '3': { value: 3 },
    last: { summary: 'The last', description: 'The end.', value: 4 },
  };
  const parameter = { name: 'q', in: 'query', examples, schema: { type: 'integer' } };
  const specification = readPath({ get: { parameters: [parameter] } });
  const page = render(draw(specification, 'GET', '/a').body);
  const text = page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('Examples 3 1 Examples 2 middle 4 The last: The end.');
});

describe('the head of a page', () => {
  it('has the servers that an operation has of its own', () => {
    const servers = [{ url: 'https://files.example', description: 'For files.' }];
    const specification = readPath({ get: { servers }, put: {} }, { servers });
    expect(render(draw(specification, 'GET', '/a').lead)).toContain('For files.');
    expect(render(draw(specification, 'PUT', '/a').lead)).not.toContain('For files.');
  });

  it('lists the fields of several responses under the first success', () => {
    const properties = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, {}]));
    const schema = { $ref: '#/components/schemas/Long' };
    const content = { 'application/json': { schema } };
    const responses = { default: { content }, 200: { content }, 201: { content } };
    const components = { schemas: { Long: { properties } } };
    const specification = readPath({ get: { responses } }, { components });
    const html = render(draw(specification, 'GET', '/a').body);
    expect(html.match(/class="field api-field"/g)).toHaveLength(5);
    expect(html).toContain('id="response-e"');
    expect(html.match(/<a href="#response-200">Same as 200 above<\/a>/g)).toHaveLength(2);
  });

  it('knows equal responses by what is written, whether a name leads there or not', () => {
    const properties = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, {}]));
    const content = (): JsonValue => ({
      'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Long' }] } },
    });
    const responses = { 200: { content: content() }, 201: { content: content() } };
    const components = { schemas: { Long: { properties } } };
    const specification = readPath({ get: { responses } }, { components });
    const html = render(draw(specification, 'GET', '/a').body);
    expect(html.match(/class="field api-field"/g)).toHaveLength(5);
    expect(html).toContain('Same as 200 above');
  });

  it('has examples of streams and XML as they arrive', () => {
    const content = { 'text/event-stream': { schema: { type: 'object', properties: { a: { const: 1 } } } } };
    const specification = readPath({
      get: { responses: { 200: { content } } },
      put: { responses: { 200: { content: { 'application/xml': { example: { b: 1 } } } } } },
    });
    const aside = (method: string): string => asideOf(draw(specification, method, '/a'));
    expect(aside('GET')).toContain('data: {"a":1}</span>');
    expect(aside('PUT')).toContain('&lt;b>1&lt;/b>');
  });
});

describe('what stands beside the fields', () => {
  it('is drawn for a body and its alternatives too', () => {
    const schema: JsonValue = {
      type: 'object',
      externalDocs: { url: 'https://a.example/body' },
      dependentRequired: { card: ['address'] },
      properties: { card: { title: 'How to pay' } },
      oneOf: [{ title: 'One', properties: { a: {} }, not: { required: ['b'] } }, { properties: { c: {} } }],
    };
    const content = { 'application/json': { schema } };
    const text = render(draw(readPath({ post: { requestBody: { content } } }), 'POST', '/a').body);
    expect(text).toContain('<code dir="ltr">card</code> → <code dir="ltr">address</code> (required)');
    expect(text).toContain('https://a.example/body');
    expect(text).toContain('How to pay');
    expect(text).toContain('Not allowed</span> <code dir="ltr">b</code>');
  });

  it('is drawn: links, summaries, options with their meaning, rules, other pages, parameters of callbacks', () => {
    const schema: JsonValue = {
      type: 'object',
      properties: {
        kind: { enum: ['a', 'b'], 'x-enumDescriptions': { a: 'The first.' } },
        note: { type: 'string', not: { const: 'x' }, externalDocs: { url: 'https://a.example/note' } },
        bad: { externalDocs: { url: 'javascript:alert(1)', description: 'bad' } },
      },
    };
    const specification = read({
      openapi: '3.2.0',
      paths: {
        '/a': {
          post: {
            externalDocs: { url: 'https://a.example/a', description: 'The whole story' },
            requestBody: { content: { 'application/json': { schema } } },
            callbacks: {
              done: {
                '{$url}': {
                  put: {
                    summary: 'Done event',
                    servers: [{ url: 'https://hooks.example' }],
                    externalDocs: { url: 'https://a.example/done', description: 'All events' },
                    description: 'Sent at the end.',
                    parameters: [{ name: 'attempt', in: 'query', schema: { type: 'integer' } }],
                    requestBody: {
                      required: true,
                      description: 'What was done.',
                      content: { 'application/json': { schema: {}, example: { ship: 'Argo' } } },
                    },
                  },
                },
              },
            },
            responses: {
              200: {
                summary: 'A berth',
                links: {
                  show: {
                    operationId: 'getB',
                    parameters: { id: '$response.body#/id' },
                    requestBody: '$request.body',
                    server: { url: 'https://b.example' },
                  },
                  same: { operationRef: '#/paths/~1b~1{id}/get' },
                  gone: { operationId: 'getC', description: 'No more.' },
                  far: { operationRef: 'https://a.example/api#/paths/~1d/get' },
                },
              },
            },
          },
        },
        '/b/{id}': { get: { operationId: 'getB' } },
      },
    });
    const page = draw(specification, 'POST', '/a', {
      operationUrl: ({ method, path }) => `/page-of-${method}${path}`,
    });
    const text = html(page);
    expect(text).toContain('<a href="https://a.example/a" rel="noopener">The whole story</a>');
    expect(text).toContain('<strong>A berth</strong>');
    const link = '<a href="/page-of-GET/b/{id}"><code dir="ltr">GET /b/{id}</code></a>';
    expect(text).toContain(`show → ${link}`);
    expect(text).toContain(`same → ${link}`);
    expect(text).toContain('gone → <code dir="ltr">getC</code>');
    expect(text).toContain('far → <code dir="ltr">https://a.example/api#/paths/~1d/get</code>');
    expect(text).toContain('id = $response.body#/id');
    expect(text).toContain('requestBody = $request.body');
    expect(text).toContain('server = https://b.example');
    expect(text).toMatch(/<code dir="ltr">a<\/code>[^<]*The first\./);
    expect(text).toContain(
      '<span class="api-fact-name">Not allowed</span> <code dir="ltr">&quot;x&quot;</code>',
    );
    expect(text).toContain('<a href="https://a.example/note" rel="noopener">More information</a>');
    expect(text).not.toContain('javascript:');
    expect(page.anchors).toContain('callback-done-query-attempt');
    expect(text).toContain('<strong>Done event</strong></p><p>Sent at the end.</p>');
    expect(text).toContain('<code dir="ltr">https://hooks.example</code>');
    expect(text).toContain('<a href="https://a.example/done" rel="noopener">All events</a>');
    expect(text).toMatch(/Body <span class="entry-required">required<\/span><\/h4><p>What was done\.<\/p>/);
    expect(text).toContain('&quot;ship&quot;: &quot;Argo&quot;');
    expect(html(draw(specification, 'POST', '/a'))).toContain('show → <code dir="ltr">GET /b/{id}</code>');
  });
});

describe('search in a very large operation', () => {
  const properties: JsonValue = Object.fromEntries(
    Array.from({ length: 400 }, (_, i) => [
      `field${i}`,
      { type: 'string', description: 'Long. '.repeat(200) },
    ]),
  );
  const inner: JsonValue = { type: 'object', properties: { deepest: { type: 'string' } } };
  const deep = Array.from({ length: 8 }).reduce<JsonValue>(
    (below) => ({ type: 'object', properties: { down: below } }),
    inner,
  );
  const parameters = [{ name: 'deep', in: 'query', schema: deep }];
  const content = { 'application/json': { schema: { type: 'object', properties } } };
  const post = { parameters, requestBody: { content } };
  const { sections } = draw(readPath({ post }), 'POST', '/a');

  it('leads to fields and knows the names of those that are loaded later', () => {
    const sectionOf = (name: string): string | undefined =>
      sections.find(({ heading, text }) => heading === name || text.split(/\s/).includes(name))?.id;
    expect(sectionOf('field3')).toBe('body-field3');
    expect(sectionOf('field150')).toBe('body');
    expect(sectionOf('down')).toMatch(/^query-deep-down/);
  });

  it('stays within its size', () => {
    const size = sections
      .slice(1)
      .reduce((sum, { id, heading, text }) => sum + (id + heading + text).length, 0);
    expect(size).toBeLessThan(18_000);
    expect(sections.length).toBeLessThan(130);
  });
});

describe('examples', () => {
  const answer = (content: JsonValue): string => {
    const responses = {
      200: { description: 'x', content },
      404: { description: 'x', content: { 'text/html': { example: '<p>gone</p>' } } },
    };
    const page = draw(readPath({ get: { responses } }), 'GET', '/a', { languages: [] });
    return render(page.body) + asideOf(page);
  };

  it('show pictures and sound instead of their address', () => {
    const text = answer({
      'image/png': { examples: { cat: { externalValue: 'https://a.example/cat.png' } } },
      'audio/mpeg': { example: 'https://a.example/a.mp3' },
    });
    expect(text).toContain('<img class="api-media" src="https://a.example/cat.png" alt="cat"');
    expect(text).toContain('<audio class="api-media" src="https://a.example/a.mp3" controls');
    const unsafe = answer({ 'image/png': { example: 'javascript:alert(1)' } });
    expect(unsafe).not.toContain('<img');
  });

  it('are the description of what has no body, beside those that have one', () => {
    const schema = { type: 'object', properties: { id: { type: 'string', example: 'b_1' } } };
    const drawn = (first: JsonValue): string => {
      const responses = { 201: first, 409: { description: 'A ship lies there.' }, 418: {} };
      return asideOf(draw(readPath({ post: { responses } }), 'POST', '/a', { languages: [] }));
    };
    const text = drawn({ description: 'x', content: { 'application/json': { schema } } });
    expect([...text.matchAll(/<span data-status="\d">(\d+)/g)].map(([, status]) => status)).toEqual(
      expect.arrayContaining(['201', '409']),
    );
    expect(text).toContain('<div class="api-example-text"><p>A ship lies there.</p></div>');
    expect(text).not.toContain('418');
    expect(drawn({ description: 'Nothing at all.' })).toBe('');
  });

  it('follow the status that is chosen in the text', () => {
    const text = answer({ 'application/json': { example: { a: 1 } } });
    expect([...text.matchAll(/<wm-tabs class="[^"]*api-statuses[^"]*" data-sync="page"/g)]).toHaveLength(2);
    const lists = [...text.matchAll(/role="tablist"[^>]*/g)].join();
    expect(lists).toBe('role="tablist" aria-label="Response",role="tablist" aria-label="Response"');
  });

  it('name the languages in which they are written', () => {
    const requestBody = { content: { 'application/yaml': {}, 'text/plain': {} } };
    const responses = { 200: { content: { 'text/html': {} } }, 400: { content: { 'application/xml': {} } } };
    const specification = readPath({ post: { requestBody, responses } });
    const head = findHead(specification, 'POST', '/a');
    expect(head && valueLanguages(readOperation(specification, head))).toEqual([
      'json',
      'yaml',
      'html',
      'xml',
    ]);
  });
});

describe('hostile and large specifications', () => {
  const evil = '</code></pre><img src=x onerror=alert(1)><script>alert(1)</script>"\'';

  it('escapes every text that a specification holds', () => {
    const schema: JsonValue = {
      title: evil,
      properties: {
        [evil]: {
          type: evil,
          format: evil,
          enum: [evil],
          default: evil,
          pattern: evil,
          example: evil,
          'x-mint': { pre: [evil], post: [evil] },
        },
        choice: { oneOf: [{ title: evil, properties: { [`${evil}2`]: {} } }, { properties: {} }] },
      },
      additionalProperties: { type: 'string' },
    };
    const content = { [evil]: { schema, examples: { [evil]: { summary: evil, value: { [evil]: evil } } } } };
    const specification = read({
      openapi: '3.1.0',
      servers: [{ url: evil, description: evil }, { url: evil }],
      security: [{ a: [evil] }],
      components: { securitySchemes: { a: { type: 'apiKey', in: 'header', name: evil } } },
      paths: {
        [`/${evil}/{${evil}}`]: {
          post: {
            parameters: [
              { name: evil, in: 'path', schema },
              { name: evil, in: 'query', schema: { type: 'string' } },
            ],
            requestBody: { content },
            responses: { [evil]: { description: 'x', headers: { [evil]: { schema } }, content } },
            callbacks: { [evil]: { [evil]: { post: { requestBody: { content } } } } },
            'x-codeSamples': [{ lang: evil, label: evil, source: evil }],
          },
        },
      },
    });
    const [operation] = operationHeads(specification);
    if (operation === undefined) throw new Error('no operation');
    const page = renderHead(specification, operation, { expanded: true });
    const text = html(page);
    expect(text).not.toMatch(/<(?:img|script)/);
    expect(text).not.toMatch(/<[^>]*\son\w+=/);
    expect(text).not.toContain('style=');
    expect(page.anchors.every((anchor) => /^[\p{L}\p{N}_-]+$/u.test(anchor))).toBe(true);
  });

  it('keeps very large operations below 3,000 elements', () => {
    const wide = (to: string): JsonValue => ({
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 60 }, (_, i) => [
          `field${i}`,
          {
            allOf: [{ $ref: `#/components/schemas/${to}` }],
            description: 'A `code` word.',
            default: {},
            deprecated: true,
          },
        ]),
      ),
    });
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/A' } } };
    const responses = { 200: { description: 'x', content }, 400: { description: 'x', content } };
    const components = { schemas: { A: wide('B'), B: wide('C'), C: wide('D'), D: wide('A') } };
    const specification = readPath({ post: { requestBody: { content }, responses } }, { components });
    const text = html(draw(specification, 'POST', '/a', { expanded: true }));
    expect(elements(text)).toBeLessThan(2_400);
    expect(elements(text)).toBeGreaterThan(1_000);
    expect(text).toMatch(
      /<details class="[^"]*api-children" data-fields="\/fields\/B\/0" data-stem="body-field0">/,
    );
    expect(text).toContain('<a href="/fields/B/0">Show child attributes field0</a>');
    expect(text.length).toBeLessThan(250_000);
  });

  it('shows keys of schemas that the project asks for', () => {
    const schema = {
      type: 'string',
      'x-beta': true,
      'x-since': ['v2', 3, null],
      'x-off': false,
      'x-note': 'new',
    };
    const parameters = [{ name: 'a', in: 'query', schema }];
    const specification = readPath({ get: { parameters } });
    const marks = ['x-beta', 'x-since', 'x-off', 'x-note', 'constructor'];
    const pills = [...html(draw(specification, 'GET', '/a', { marks })).matchAll(/entry-pill">([^<]*)</g)];
    expect(pills.map(([, text]) => text)).toEqual(['x-beta', 'v2', '3', 'new']);
    expect(html(draw(specification, 'GET', '/a'))).not.toContain('entry-pill');
  });

  it('tells written samples apart by language and label', () => {
    const sample = (lang: string, label: string, source: string): JsonValue => ({ lang, label, source });
    const samples = [
      sample('python', 'SDK', 'one'),
      sample('ruby', 'SDK', 'two'),
      sample('javascript', 'Fetch', 'three'),
      sample('javascript', 'Axios', 'four'),
      sample('javascript', 'Axios', 'five'),
      sample('go', 'Our client', 'six'),
    ];
    const specification = readPath({ get: { 'x-codeSamples': samples } });
    const text = html(draw(specification, 'GET', '/a', { languages: [] }));
    const options = [...text.matchAll(/<option[^>]*>([^<]*)</g)].map(([, title]) => title);
    expect(options).toEqual(['Fetch', 'Axios', 'Axios (2)']);
    const tabs = [...text.matchAll(/<button[^>]*role="tab"[^>]*>([^<]*)</g)].map(([, title]) => title);
    expect(tabs).toEqual(['Python', 'Ruby', 'JavaScript', 'Our client']);
  });

  it('draws operations of any shape', () => {
    const parameter = (more: JsonValue): JsonValue => ({
      parameters: [{ name: 'a', in: 'query', ...Object(more) }],
    });
    const operations = (value: JsonValue): readonly JsonValue[] => [
      ...keysOf('parameters requestBody responses callbacks security servers x-codeSamples x-mint tags').map(
        (key) => ({ [key]: value }),
      ),
      ...keysOf('schema content examples example').map((key) => parameter({ [key]: value })),
      ...keysOf(
        'type properties items allOf oneOf enum required discriminator additionalProperties prefixItems x-mint format examples minimum',
      ).map((key) => parameter({ schema: { [key]: value } })),
    ];
    for (const get of [null, 1, 'x', [], [null], {}, { a: 1 }].flatMap(operations))
      expect(() => html(draw(readPath({ get }), 'GET', '/a')), JSON.stringify(get)).not.toThrow();
  });
});

describe('renderSchema', () => {
  it('draws properties and an example', () => {
    const schema = findSchema([shop], 'Order', { file: 'page.mdx' }).value;
    if (schema === undefined) throw new Error('no schema');
    const page = renderSchema({ schema, context: createContext(), restUrl });
    const text = html(page);
    expect(page.toc.map(({ id }) => id)).toEqual(['properties']);
    expect(text).toContain('<h3 class="entry-name" translate="no">customer</h3>');
    expect(text).toContain('id="response-example"');
    expect(page.anchors).toContain('order-customer-friends');
  });
});
