import { describe, expect, it } from 'vitest';
import { linkOperations, readSpecification } from '../index.ts';

const operation = (operationId: string, tag: string) => ({ operationId, tags: [tag], responses: {} });

const specification = readSpecification(
  'harbour.json',
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Harbour', version: '1' },
    paths: {
      '/boats': { get: operation('listBoats', 'Small Boats'), post: operation('add:boat', 'Small Boats') },
      '/boats/{id}.pdf': { get: operation('printBoat', 'Papers') },
    },
    webhooks: { sank: { put: { tags: ['Papers'], responses: {} } } },
  }),
).value;

const place = (markdown: string): string =>
  specification === undefined
    ? ''
    : linkOperations(specification, markdown, ({ method, path }) =>
        method === 'POST' ? undefined : `/${method}${path}`,
      );

describe('linkOperations', () => {
  it.each([
    ['[x](#operation/listBoats)', '[x](/GET/boats)'],
    ['[x](#tag/Small-Boats/operation/printBoat "t")', '[x](/GET/boats/{id}.pdf "t")'],
    ['[x](#tag/papers/GET/boats/{id}.pdf)', '[x](/GET/boats/{id}.pdf)'],
    ['[x](#tag/papers/get/boats/%7Bid%7D.pdf)', '[x](/GET/boats/{id}.pdf)'],
    ['[x](./#operation/listBoats) [y](/#tag/Papers)', '[x](/GET/boats) [y](/GET/boats/{id}.pdf)'],
    ['[x](#tag/Papers/paths/~1boats~1%7Bid%7D.pdf/get)', '[x](/GET/boats/{id}.pdf)'],
    ['[x](#paths/~1boats/get)', '[x](/GET/boats)'],
    ['[x](#webhook/PUT/sank) [y](#tag/papers/webhook/PUT/sank)', '[x](/WEBHOOKsank) [y](/WEBHOOKsank)'],
    ['[x](#tag/Papers/webhooks/sank/put)', '[x](/WEBHOOKsank)'],
    ['[x](#/Papers/printBoat)', '[x](/GET/boats/{id}.pdf)'],
    ['[x](#tag/Small-Boats) [y](#tag/small-boats)', '[x](/GET/boats) [y](/GET/boats)'],
    [`<a class="c" href='#tag/Papers'>x</a>`, `<a class="c" href='/GET/boats/{id}.pdf'>x</a>`],
  ])('leads %s to the page of the operation', (markdown, linked) => expect(place(markdown)).toBe(linked));

  it.each([
    '[x](#operation/nothing)',
    '[x](#tag/Nothing)',
    '[x](#operation/add:boat)',
    '[x](#query-limit)',
    '[x](/guide#tag/Papers)',
    'Write `#tag/Papers` or #operation/listBoats.',
    '[x](#operation/%E0%A4%A)',
  ])('leaves %s as it is', (markdown) => expect(place(markdown)).toBe(markdown));
});
