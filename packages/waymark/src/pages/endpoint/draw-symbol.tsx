import { type FoundOperation, readSymbolPage, symbolMarkdown } from '@waymark/openapi';
import { operationName, renderSymbol } from '../../api-page/index.ts';
import type { World } from '../world/world.ts';
import { createOperationLinks } from './operation-links.ts';
import {
  type EndpointDrawing,
  type EndpointPage,
  isExpanded,
  ownContent,
  printEndpoint,
} from './print-endpoint.tsx';

/** Draws a symbol of a library, as a documentation tool describes it. */
export async function drawSymbol(
  world: World,
  { specification, head }: FoundOperation,
  page: EndpointPage,
): Promise<EndpointDrawing> {
  const { url: operationUrl } = createOperationLinks(world, specification);
  const symbol = readSymbolPage(specification, head, operationUrl);
  await page.highlighter.prepare([symbol.language, ...languagesOf(symbol)]);
  const rendered = renderSymbol({
    specification,
    page: symbol,
    context: page.context,
    restUrl: page.restUrl,
    operationUrl,
    expanded: isExpanded(world),
    ...ownContent(page, page.contentHtml),
  });
  return {
    ...printEndpoint(rendered, page),
    operation: operationName(head),
    specification,
    deprecated: head.deprecated === true,
    markdown: symbolMarkdown(specification, symbol, (rest) => page.markdownRestUrl(specification, rest)),
    files: [],
    ...(head.description === undefined ? {} : { description: head.description }),
  };
}

/** The languages of the fences in a symbol's comments. */
function languagesOf(symbol: object): readonly string[] {
  return [...JSON.stringify(symbol).matchAll(/(?<!`)`{3,}([\w+-]+)/g)].map(([, language = '']) => language);
}
