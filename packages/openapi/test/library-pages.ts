import {
  findHead,
  operationHeads,
  readSymbolPage,
  type Specification,
  symbolMarkdown,
} from '../src/index.ts';

/** Kind, name, title, path and group of every page of a library. */
export function listPages(
  specification: Specification | undefined,
): readonly (readonly (string | undefined)[])[] {
  const heads = specification === undefined ? [] : operationHeads(specification);
  return heads.map(({ method, path, title, slug, tags }) => [method, path, title, slug, tags[0]]);
}

/** The page of a symbol (`class Lamp`) as Markdown; empty where there is none. Other pages are at `/KIND/NAME`. */
export function pageMarkdown(specification: Specification | undefined, reference: string): string {
  const [kind = '', name = ''] = reference.split(' ');
  const head = specification && findHead(specification, kind.toUpperCase(), name);
  if (specification === undefined || head === undefined) return '';
  const page = readSymbolPage(specification, head, ({ method, path }) => `/${method.toLowerCase()}/${path}`);
  return symbolMarkdown(specification, page);
}
