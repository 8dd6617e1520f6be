import { settingsOf } from '@waymark/core/config';
import type { Operation, Specification } from '@waymark/openapi';
import type { VNode } from 'preact';
import type { OutputFile } from '../../outputs/index.ts';
import {
  connectSources,
  describeRequest,
  type PlaygroundDisplay,
  playgroundWordsJson,
  resolveDisplay,
  tryItButton,
} from '../../playground/index.ts';
import { contentHash } from '../../project/hash.ts';
import type { World } from '../world/world.ts';
import type { EndpointPage } from './draw-endpoint.tsx';

/** The playground of one page. */
export interface PreparedPlayground {
  readonly display: PlaygroundDisplay;
  readonly button?: VNode;
  readonly files: readonly OutputFile[];
  readonly connect?: readonly string[];
}

/** Makes what the playground of an operation loads when it is opened, and the button that does it. */
export function preparePlayground(
  world: World,
  { specification, operation }: { readonly specification: Specification; readonly operation: Operation },
  { head, context, playground }: EndpointPage,
): PreparedPlayground {
  const { playground: settings, examples } = settingsOf({ api: world.setting('api') }).api;
  const urls = world.setting('urls');
  const sources = {
    page: head?.frontmatter['playground'],
    operation: operation.head.metadata?.['playground'],
    config: settings.display,
  };
  const hasServer = operation.servers.length > 0 && !world.setting('isClosed');
  const display = operation.kind === 'webhook' ? 'simple' : resolveDisplay(sources, hasServer);
  if (display !== 'interactive') return { display, files: [] };
  const isRemote = /^https?:\/\//i.test(specification.source);
  const description = describeRequest(specification, operation, {
    specificationUrl: isRemote ? specification.source : `${urls.base}/${specification.source}`,
    prefill: examples.prefill,
    cookies: settings.credentials,
  });
  const request = jsonFile('request', JSON.stringify(description));
  const words = jsonFile('playground-words', playgroundWordsJson(context.text));
  const url = ({ path }: OutputFile): string => `${urls.base}/${path}`;
  return {
    display,
    button: tryItButton({ ...playground, request: url(request), words: url(words) }, context),
    files: [request, words],
    connect: connectSources(description),
  };
}

function jsonFile(name: string, content: string): OutputFile {
  return { path: `_waymark/${name}.${contentHash(content)}.json`, content };
}
