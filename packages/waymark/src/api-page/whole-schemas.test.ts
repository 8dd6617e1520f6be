import {
  findHead,
  type JsonObject,
  type JsonValue,
  readOperation,
  readSpecification,
} from '@waymark/openapi';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { RenderContext } from '../components/index.ts';
import { createTestContext } from '../components/testing/render-component.tsx';
import { apiWords, type RenderedApiPage, renderOperation } from './index.ts';

function createContext(): RenderContext {
  const context = createTestContext();
  const text: RenderContext['text'] = (key, values = {}) =>
    Object.entries(values).reduce(
      (word, [name, value]) => word.replace(`{${name}}`, String(value)),
      apiWords[key] ?? context.text(key, values),
    );
  return { ...context, text };
}

function draw(operation: JsonObject, document: JsonObject = {}): RenderedApiPage {
  const text = JSON.stringify({ openapi: '3.1.0', ...document, paths: { '/a': { post: operation } } });
  const specification = readSpecification('api.json', text).value;
  const head = specification && findHead(specification, 'POST', '/a');
  if (specification === undefined || head === undefined) throw new Error('no operation');
  return renderOperation({
    specification,
    operation: readOperation(specification, head),
    samples: [],
    context: createContext(),
    restUrl: () => '/rest',
  });
}

const body = (schema: JsonValue, media: JsonObject = {}): JsonObject => ({
  requestBody: { content: { 'application/json': { schema, ...media } } },
});

const drawBody = (schema: JsonValue): string => render(draw(body(schema)).body);

describe('a field says', () => {
  it('what holds of each entry, of names and of content', () => {
    const html = drawBody({
      properties: {
        tags: { items: { enum: ['east', 'west'], description: 'A side.', deprecated: true } },
        map: { additionalProperties: true, propertyNames: { format: 'uuid' } },
        text: { type: 'string', contentMediaType: 'text/csv', contentEncoding: 'base64' },
      },
    });
    expect(html).toMatch(/Each entry<\/span>.*deprecated<.*A side\..*<code dir="ltr">east<\/code>/);
    expect(html).toMatch(/propertyNames<\/span>.*format<\/span> <code dir="ltr">uuid<\/code>/);
    expect(html).toMatch(/contentMediaType<\/span> <code dir="ltr">text\/csv/);
    expect(html).toMatch(/contentEncoding<\/span> <code dir="ltr">base64/);
  });

  it('its limits where it is the whole body too', () => {
    const html = drawBody({ properties: { a: {} }, minProperties: 2, maxProperties: 5 });
    expect(html).toContain('Properties: at least 2');
    expect(html).toContain('Properties: at most 5');
  });

  it('every option, with what it means, and every example', () => {
    const many = Array.from({ length: 70 }, (_, index) => `v${index}`);
    const html = drawBody({
      properties: {
        plain: { enum: many },
        told: {
          enum: many,
          'x-enumDescriptions': Object.fromEntries(many.map((name) => [name, `says ${name}`])),
        },
        shown: { type: 'string', examples: ['a', 'b', 'c', 'd', 'x'.repeat(300)] },
      },
    });
    expect(html).toContain('v68  v69');
    expect(html).toContain('v69  says v69');
    expect(html).toContain('<code dir="ltr">d</code>');
    expect(html).toContain('x'.repeat(300));
  });

  it('positions of a tuple, and fields that are there on a condition', () => {
    const html = drawBody({
      properties: {
        pair: { prefixItems: [{ type: 'string' }, { type: 'integer', description: 'Second.' }] },
      },
      if: { properties: { kind: { const: 'card' } } },
      ...Object.fromEntries([['then', { properties: { number: { description: 'On the front.' } } }]]),
    });
    expect(html).toMatch(/class="entry-name" translate="no"><i>\[1\]<\/i>.*Second\./);
    expect(html).toMatch(
      /<summary class="unfold-summary">If <code dir="ltr">kind = &quot;card&quot;<\/code>.*On the front\./,
    );
  });

  it('numbers as they were written', () => {
    const text = `{"openapi":"3.1.0","paths":{"/a":{"post":{"requestBody":{"content":{"application/json":
      {"schema":{"properties":{"big":{"maximum":12345678901234567890,"example":98765432109876543210}}}}}}}}}}`;
    const specification = readSpecification('api.json', text).value;
    const head = specification && findHead(specification, 'POST', '/a');
    if (specification === undefined || head === undefined) throw new Error('no operation');
    const operation = readOperation(specification, head);
    const context = createContext();
    const page = renderOperation({ specification, operation, samples: [], context, restUrl: () => '' });
    expect(render(page.body)).toContain('At most 12345678901234567890');
    expect(render(page.body)).toContain('<code dir="ltr">98765432109876543210</code>');
  });
});

describe('alternatives', () => {
  const variants = (count: number): JsonValue => ({
    oneOf: Array.from({ length: count }, (_, index) => ({
      properties: { kind: { const: `kind-${index}` }, own: { type: 'string' } },
    })),
  });

  it('go by what tells them apart', () => expect(drawBody(variants(3))).toMatch(/role="tab"[^>]*>kind-2</));

  it('are found by typing where they are many', () => {
    expect(drawBody(variants(8))).not.toContain('api-filter');
    expect(drawBody(variants(9))).toContain('<input type="search" class="api-filter" aria-label="Filters"');
  });
});

describe('examples', () => {
  const examples = {
    east: { summary: 'In the east', description: 'Where the sun *rises*.', value: { side: 'east' } },
    west: { externalValue: 'https://a.example/west.json' },
  };

  it('of a body are all there, named and described', () => {
    const html = render(draw(body({ type: 'object' }, { examples })).body);
    expect(html).toMatch(/<summary[^>]*>Example: In the east.*Where the sun/);
    expect(html).toContain('https://a.example/west.json');
  });

  it('of a response too, one that stands alone with its name', () => {
    const media = { schema: { type: 'object' }, examples: { east: examples.east } };
    const responses = { 200: { content: { 'application/json': media } } };
    const html = render(draw({ responses }).aside ?? h('i', null));
    expect(html).toContain('In the east');
    expect(html).toContain('Where the sun');
  });

  it('of a schema stand beside those of its content type', () => {
    const schema = { type: 'object', examples: [{ side: 'north' }, { side: 'south' }] };
    const html = render(
      draw({ responses: { 200: { content: { 'application/json': { schema } } } } }).aside ?? h('i', null),
    );
    expect(html).toContain('north');
    expect(html).toContain('south');
  });
});

describe('servers', () => {
  it('show their variables, also where there is only one', () => {
    const region = { default: 'eu', enum: ['eu', 'us'], description: 'Where the data lie.' };
    const servers = [{ url: 'https://{region}.a.example', description: 'All of it', variables: { region } }];
    const html = render(draw({}, { servers }).lead);
    expect(html).toContain('All of it');
    expect(html).toMatch(/<code dir="ltr">region<\/code> default: <code dir="ltr">eu<\/code> \(eu, us\)/);
    expect(html).toContain('Where the data lie.');
  });
});
