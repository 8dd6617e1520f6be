import { type FoundOperation, readSymbolPage, symbolMarkdown } from '@waymark/openapi';
import { renderSymbol } from '../../api-page/index.ts';
import type { World } from '../world/world.ts';
import { createOperationLinks } from './operation-links.ts';
import { type EndpointDrawing, type EndpointPage, pageInput, printOperation } from './print-endpoint.tsx';

/** Draws a symbol of a library, as a documentation tool describes it. */
export async function drawSymbol(
  world: World,
  found: FoundOperation,
  page: EndpointPage,
): Promise<EndpointDrawing> {
  const { specification, head } = found;
  const { url: operationUrl } = createOperationLinks(world, specification);
  const symbol = readSymbolPage(specification, head, operationUrl);
  await page.highlighter.prepare([symbol.language, ...languagesOf(symbol)]);
  const rendered = renderSymbol({
    ...pageInput(world, specification, page, page.contentHtml),
    page: symbol,
    operationUrl,
  });
  return printOperation(found, page, {
    rendered,
    markdown: symbolMarkdown(specification, symbol, (rest) => page.markdownRestUrl(specification, rest)),
    playground: { files: [] },
    // Its texts have their links already.
    link: (text) => text,
  });
}

/** The languages of the fences in a symbol's comments. */
function languagesOf(symbol: object): readonly string[] {
  return [...JSON.stringify(symbol).matchAll(/(?<!`)`{3,}([\w+-]+)/g)].map(([, language = '']) => language);
}
