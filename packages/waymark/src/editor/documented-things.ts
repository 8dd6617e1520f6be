import type { DocumentedThing } from '@waymark/language-server';
import { type OperationHead, operationHeads, type Specification, schemaNames } from '@waymark/openapi';

/** What each key of front matter may name of one specification. */
const THINGS: Readonly<Record<string, (specification: Specification) => readonly DocumentedThing[]>> = {
  openapi: headsOf(
    ['operation', 'webhook'],
    ({ method, path }) => `${method === 'WEBHOOK' ? 'webhook' : method} ${path}`,
  ),
  asyncapi: headsOf(['channel'], ({ path }) => path),
  sdk: headsOf(['symbol'], ({ method, path }) => `${method.toLowerCase()} ${path}`),
  'openapi-schema': (specification) =>
    schemaNames(specification).map((name) => ({ reference: name, title: specification.title })),
};

/** What a key of front matter may name; with its specification where several have it. */
export function documentedThings(
  key: string,
  specifications: readonly Specification[],
): readonly DocumentedThing[] {
  const list = Object.hasOwn(THINGS, key) ? THINGS[key] : undefined;
  if (list === undefined) return [];
  const found = specifications.flatMap((specification) =>
    list(specification).map((thing) => ({ ...thing, source: specification.source })),
  );
  const counts = new Map<string, number>();
  for (const { reference } of found) counts.set(reference, (counts.get(reference) ?? 0) + 1);
  return found.map(({ reference, title, source }) => ({
    reference: counts.get(reference) === 1 ? reference : `${source} ${reference}`,
    title,
  }));
}

function headsOf(
  kinds: readonly OperationHead['kind'][],
  write: (head: OperationHead) => string,
): (specification: Specification) => readonly DocumentedThing[] {
  return (specification) =>
    operationHeads(specification)
      .filter((head) => kinds.includes(head.kind))
      .map((head) => ({ reference: write(head), title: head.title }));
}
