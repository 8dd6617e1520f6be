import { settingsOf } from '@waymark/core/config';
import {
  type Channel,
  type Operation,
  type OperationHead,
  printJson,
  type Specification,
} from '@waymark/openapi';
import type { VNode } from 'preact';
import type { OutputFile } from '../../outputs/index.ts';
import {
  connectSources,
  describeChannel,
  describeRequest,
  type PlaygroundDisplay,
  playgroundWordsJson,
  type RequestDescription,
  type RequestOptions,
  requestChoices,
  resolveDisplay,
  tryItButton,
} from '../../playground/index.ts';
import { contentHash } from '../../project/files/hash.ts';
import { isFetched } from '../../site/sources/specification-source.ts';
import type { World } from '../world/world.ts';
import type { EndpointPage } from './print-endpoint.tsx';

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
  { specification, operation, givesFirst, subscribes }: PreparedOperation,
  page: EndpointPage,
): PreparedPlayground {
  const hasServer = operation.servers.length > 0 && !world.setting('isClosed');
  const display =
    operation.kind === 'webhook' ? 'simple' : displayOf(world, page, operation.head.metadata, hasServer);
  if (display !== 'interactive') return { display, files: [] };
  const options = { ...requestOptions(world, specification), givesFirst };
  const described = describeRequest(specification, operation, options);
  const description = subscribes === true ? { ...described, subscribes } : described;
  return {
    display,
    ...prepareForm(world, description, page, false),
    choices: requestChoices(description, page.context),
  };
}

/** The same for a channel, which the form connects to. */
export function prepareChannel(
  world: World,
  { specification, channel }: { readonly specification: Specification; readonly channel: Channel },
  page: EndpointPage,
): PreparedPlayground {
  const display = displayOf(world, page, channel.head.metadata, !world.setting('isClosed'));
  const description = describeChannel(specification, channel, requestOptions(world, specification));
  if (display !== 'interactive' || description === undefined) return { display, files: [] };
  return { display, ...prepareForm(world, description, page, true) };
}

interface PreparedOperation {
  readonly specification: Specification;
  readonly operation: Operation;
  /** First values of fields are entered from the start: where the author of the page wrote them, or they are the request. */
  readonly givesFirst: boolean;
  /** It is a subscription of GraphQL. */
  readonly subscribes?: true;
}

function displayOf(
  world: World,
  { head }: EndpointPage,
  metadata: OperationHead['metadata'],
  hasServer: boolean,
): PlaygroundDisplay {
  const { playground } = settingsOf({ api: world.setting('api') }).api;
  const sources = {
    page: head?.frontmatter['playground'],
    operation: metadata?.['playground'],
    config: playground.display,
  };
  return resolveDisplay(sources, hasServer);
}

function requestOptions(world: World, { source }: Specification): RequestOptions {
  const { playground, examples } = settingsOf({ api: world.setting('api') }).api;
  const { base } = world.setting('urls');
  return {
    specificationUrl: isFetched(source) ? source : `${base}/${source}`,
    callbackUrl: `${base}/${CALLBACK}`,
    prefill: examples.prefill,
    cookies: playground.credentials,
    requiredOnly: examples.defaults === 'required',
  };
}

/** The button, and the files that it loads. */
function prepareForm(
  world: World,
  description: RequestDescription,
  { context, playground }: EndpointPage,
  isChannel: boolean,
): Pick<PreparedPlayground, 'button' | 'files' | 'connect'> {
  const { base } = world.setting('urls');
  const { specification } = description;
  const request = jsonFile('request', printJson(description));
  const words = jsonFile('playground-words', playgroundWordsJson(context.text));
  const url = ({ path }: OutputFile): string => `${base}/${path}`;
  const files = { ...playground, request: url(request), words: url(words), specification, isChannel };
  const callback = description.callback === undefined ? [] : [callbackPage(playground.callbackScript)];
  return {
    button: tryItButton(files, context),
    files: [request, words, ...callback],
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
