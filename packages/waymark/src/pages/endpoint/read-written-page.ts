import { type ApiConfig, settingsOf } from '@waymark/core/config';
import type { PageField, PageHead } from '@waymark/core/content';
import type { Outcome } from '@waymark/core/diagnostics';
import { readWrittenOperation, type WrittenOperation } from '@waymark/openapi';

/** Reads the operation that a page describes by its key `api` and its fields, with the settings of `api.mdx`. */
export function readWrittenPage(
  api: ApiConfig | undefined,
  head: PageHead,
  fields: readonly PageField[],
): Outcome<WrittenOperation | undefined> {
  const server = api?.mdx?.server;
  const { authMethod, contentType } = head.frontmatter;
  const method = textOf(authMethod) ?? api?.mdx?.auth?.method;
  const name = settingsOf(api === undefined ? {} : { api }).api.keyHeader;
  const type = textOf(contentType);
  const page = {
    api: head.api ?? '',
    title: head.title,
    servers: server === undefined ? [] : typeof server === 'string' ? [server] : server,
    fields,
    ...(method === undefined ? {} : { auth: { method: method.toLowerCase(), name } }),
    ...(type === undefined ? {} : { contentType: type }),
  };
  return readWrittenOperation(page, { file: head.file, span: { file: head.file, start: 0, end: 3 } });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
