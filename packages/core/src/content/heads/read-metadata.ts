import { asBoolean } from '../../config/json/plain-json.ts';
import type { PlacedPage } from '../../navigation/tree/model.ts';
import type { PageHead } from './page-head.ts';
import { asString, BOOLEAN_KEYS, pick, STRING_KEYS } from './page-values.ts';

/** What is unusable was reported with the specification. */
const UNREPORTED = { expected: '', report: () => undefined };
const TEXT = {
  ...UNREPORTED,
  read: (value: unknown) => (typeof value === 'number' ? String(value) : asString(value)),
};

/**
 * What `x-mint.metadata` of an operation says of its generated page, as front matter says it of others. Such a page is never
 * a link to another address, nor about another operation.
 */
export function readMetadata({ route, title, endpoint, metadata = {} }: PlacedPage): PageHead | undefined {
  if (endpoint === undefined) return undefined;
  const { url, openapi, api, ...strings } = pick(metadata, STRING_KEYS, TEXT);
  const booleans = pick(metadata, BOOLEAN_KEYS, { ...UNREPORTED, read: asBoolean });
  return {
    ...strings,
    ...booleans,
    file: endpoint.openapi,
    route,
    title,
    frontmatter: metadata,
    bodyStart: 0,
  };
}

/** One text of it. */
export function metadataText(
  { metadata = {} }: Pick<PlacedPage, 'metadata'>,
  key: (typeof STRING_KEYS)[number],
): string | undefined {
  return pick(metadata, [key], TEXT)[key];
}
