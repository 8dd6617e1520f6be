import { codeSamples, type FoundOperation, graphqlMarkdown, readGraphqlPage } from '@waymark/openapi';
import { renderGraphql } from '../../api-page/index.ts';
import type { World } from '../world/world.ts';
import { createOperationLinks } from './operation-links.ts';
import { type PreparedPlayground, preparePlayground } from './prepare-playground.ts';
import {
  type EndpointDrawing,
  type EndpointPage,
  pageInput,
  printOperation,
  sampleOptions,
} from './print-endpoint.tsx';
import { writtenAccess } from './read-written-page.ts';

/** Draws a root field or a type of a GraphQL schema, which `api.mdx` says where to ask. */
export async function drawGraphql(
  world: World,
  found: FoundOperation,
  page: EndpointPage,
): Promise<EndpointDrawing> {
  const { specification, head } = found;
  const links = createOperationLinks(world, specification);
  const symbol = readGraphqlPage(specification, head, writtenAccess(world.setting('api'), page.head));
  const { request } = symbol;
  const samples =
    request === undefined ? [] : codeSamples(request.specification, request.operation, sampleOptions(world));
  const playground: PreparedPlayground =
    request === undefined
      ? { display: 'none', files: [] }
      : preparePlayground(
          world,
          {
            ...request,
            givesFirst: true,
            ...(head.method === 'SUBSCRIPTION' ? { subscribes: true } : {}),
          },
          page,
        );
  await page.highlighter.prepare(['graphql', 'json', ...samples.map(({ language }) => language)]);
  const rendered = renderGraphql({
    ...pageInput(world, specification, page, page.contentHtml),
    page: symbol,
    samples,
    context: links.context(page.context),
    operationUrl: links.url,
    hasControls: playground.display !== 'none',
    action: playground.button,
    choices: playground.choices,
  });
  const markdown = graphqlMarkdown(specification, symbol, samples, (rest) =>
    page.markdownRestUrl(specification, rest),
  );
  return printOperation(found, page, { rendered, markdown, playground, link: links.markdown });
}
