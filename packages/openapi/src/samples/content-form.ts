import { isJsonType } from '../operations/media-types.ts';

/** How the body of a content type is put together. */
export type ContentForm = 'json' | 'urlencoded' | 'multipart' | 'text' | 'binary';

/** Content types of text that is no JSON. */
const TEXT =
  /^text\/|[/+.-](?:xml|ya?ml|json|jsonl|ndjson|json-seq|javascript|graphql|sql|csv|toml)\b|^application\/(?:.*\+)?xml/i;

/** Tells how a content type is put together; `isFile`: its schema says that it is the content of a file. */
export function contentForm(
  type: string,
  { isFile, isStream }: { readonly isFile: boolean; readonly isStream: boolean },
): ContentForm {
  if (isFile) return 'binary';
  if (/^multipart\//i.test(type)) return 'multipart';
  if (isStream) return 'text';
  if (isJsonType(type)) return 'json';
  if (/^application\/x-www-form-urlencoded/i.test(type)) return 'urlencoded';
  return TEXT.test(type) ? 'text' : 'binary';
}

/** The content type of a multipart body whose parts are no fields of a form; undefined for forms. */
export function otherMultipart(type: string | undefined): string | undefined {
  return type !== undefined && /^multipart\/(?!form-data\b|\*)/i.test(type) ? type : undefined;
}

/** Types that stand for a range in which anything could be sent. */
const CONCRETE: Readonly<Record<string, string>> = {
  'application/*': 'application/octet-stream',
  'audio/*': 'audio/mpeg',
  'image/*': 'image/png',
  'text/*': 'text/plain',
  'video/*': 'video/mp4',
};

/** A content type that can be sent: for a range such as `image/*`, one within it. */
export function sentType(type: string, form: ContentForm): string {
  if (!type.includes('*')) return type;
  if (form === 'json') return 'application/json';
  const [range = ''] = type.toLowerCase().split(';');
  return (Object.hasOwn(CONCRETE, range) ? CONCRETE[range] : undefined) ?? 'application/octet-stream';
}
