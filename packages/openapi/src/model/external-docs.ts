import { defined, type JsonValue, objectOf, own, stringOf } from './json.ts';

/** A page elsewhere that says more. */
export interface ExternalDocs {
  readonly url: string;
  readonly description?: string;
}

/** Reads where else something is described; undefined without an address. */
export function readExternalDocs(value: JsonValue | undefined): ExternalDocs | undefined {
  const docs = objectOf(value);
  const url = stringOf(own(docs, 'url'));
  if (url === undefined) return undefined;
  return defined<ExternalDocs>({ url, description: stringOf(own(docs, 'description')) });
}
