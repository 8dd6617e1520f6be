import type { PlacedPage } from '../../navigation/tree/model.ts';
import type { PageHead } from './page-head.ts';
import { asBoolean, asString, BOOLEAN_KEYS, pick, type Report, STRING_KEYS } from './page-values.ts';

/** What is unusable was reported with the specification. */
const unreported: Report = () => undefined;

/**
 * What `x-mint.metadata` of an operation says of its generated page, as front matter says it of others. Such a page is never
 * a link to another address, nor about another operation.
 */
export function readMetadata({ route, title, endpoint, metadata = {} }: PlacedPage): PageHead | undefined {
  if (endpoint === undefined) return undefined;
  const asText = (value: unknown): string | undefined =>
    typeof value === 'number' ? String(value) : asString(value);
  const { url, openapi, api, ...strings } = pick(metadata, STRING_KEYS, {
    read: asText,
    expected: 'text',
    report: unreported,
  });
  const booleans = pick(metadata, BOOLEAN_KEYS, { read: asBoolean, expected: '', report: unreported });
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
