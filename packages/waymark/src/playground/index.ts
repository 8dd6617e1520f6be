/**
 * The playground: a form that sends the request of an endpoint page from the reader's browser. In: an operation of a
 * specification. Out: the description that the form is made from, the button that opens it, the hosts that it may
 * reach. What runs in the browser is in `client/playground`. Imports components and `@waymark/openapi` only.
 */
export { connectSources } from './connect-sources.ts';
export { describeChannel } from './describe-channel.ts';
export { describeRequest, type RequestOptions } from './describe-request.ts';
export { type PlaygroundDisplay, resolveDisplay } from './playground-display.ts';
export { requestChoices, requestChoicesPart } from './request-choices.tsx';
export type { RequestDescription } from './request-description.ts';
export {
  type PlaygroundAssets,
  playgroundPart,
  tryItButton,
} from './try-it-button.tsx';
export { playgroundWords, playgroundWordsJson } from './words.ts';
