import { type ApiConfig, settingsOf } from '@waymark/core/config';
import type { PageField, PageHead } from '@waymark/core/content';
import type { Outcome } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import { type GraphqlAccess, readWrittenOperation, type WrittenOperation } from '@waymark/openapi';

/** Reads the operation that a page describes by its key `api`, which stands at `span`, and its fields, with the settings of `api.mdx`. */
export function readWrittenPage(
  api: ApiConfig | undefined,
  head: PageHead,
  fields: readonly PageField[],
  span: Span,
): Outcome<WrittenOperation | undefined> {
  const { servers, auth } = writtenAccess(api, head);
  const type = textOf(head.frontmatter['contentType']);
  const page = {
    api: head.api ?? '',
    title: head.title,
    servers,
    fields,
    ...(auth === undefined ? {} : { auth }),
    ...(type === undefined ? {} : { contentType: type }),
  };
  return readWrittenOperation(page, { file: head.file, span });
}

/** Where requests go of which no specification says it, and how they are signed: `api.mdx`, and `authMethod` of the page. */
export function writtenAccess(api: ApiConfig | undefined, head: PageHead | undefined): GraphqlAccess {
  const server = api?.mdx?.server;
  const method = textOf(head?.frontmatter['authMethod']) ?? api?.mdx?.auth?.method;
  const name = settingsOf(api === undefined ? {} : { api }).api.keyHeader;
  return {
    servers: server === undefined ? [] : typeof server === 'string' ? [server] : server,
    auth: method === undefined ? undefined : { method: method.toLowerCase(), name },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
