import { settingsOf } from '@waymark/core/config';
import type { Operation, Specification } from '@waymark/openapi';
import type { VNode } from 'preact';
import type { OutputFile } from '../../outputs/index.ts';
import {
  connectSources,
  describeRequest,
  type PlaygroundDisplay,
  playgroundWordsJson,
  requestChoices,
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
  /** What the samples can be shown for. */
  readonly choices?: VNode | undefined;
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
    callbackUrl: `${urls.base}/${CALLBACK}`,
    prefill: examples.prefill,
    cookies: settings.credentials,
    requiredOnly: examples.defaults === 'required',
  });
  const request = jsonFile('request', JSON.stringify(description));
  const words = jsonFile('playground-words', playgroundWordsJson(context.text));
  const url = ({ path }: OutputFile): string => `${urls.base}/${path}`;
  return {
    display,
    button: tryItButton(
      { ...playground, request: url(request), words: url(words), specification: description.specification },
      context,
    ),
    choices: requestChoices(description, context),
    files: [
      request,
      words,
      ...(description.callback === undefined ? [] : [callbackPage(playground.callbackScript)]),
    ],
    connect: connectSources(description),
  };
}

/** Where providers lead back to: the same address for as long as the site is there, as they have to know it. */
const CALLBACK = '_waymark/oauth-callback.html';

/** The page that a provider leads back to: it tells the page that asked, and closes. */
function callbackPage(script: string): OutputFile {
  const policy = "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'";
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">',
    '<title>OAuth 2.0</title>',
    `<script type="module" src="${script}"></script>`,
  ].join('');
  return {
    path: CALLBACK,
    content: `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`,
  };
}

function jsonFile(name: string, content: string): OutputFile {
  return { path: `_waymark/${name}.${contentHash(content)}.json`, content };
}
