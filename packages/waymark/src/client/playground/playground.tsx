// The request of the page, loaded when a reader opens the form or chooses something on the page: a dialog that sends it
// to the API, and the samples that follow it.
import { printJson } from '@waymark/openapi';
import { render } from 'preact';
import type { RequestDescription } from '../../playground/request-description.ts';
import { type FormState, startForm } from './form-state.ts';
import { applyChoice, showChoices } from './page/page-choices.ts';
import { createPageRequest, type PageRequest } from './page/page-request.ts';
import { followSamples, type SampleWriters } from './page/page-samples.ts';
import { parsePlacedJson } from './request/placed-json.ts';
import { sampleRequest } from './request/prepare-request.ts';
import { ChannelView } from './sections/channel-view.tsx';
import { PlaygroundView } from './sections/playground-view.tsx';
import type { PlaygroundWords } from './words.ts';

/** What the button of a page states. */
export interface PlaygroundOptions {
  /** Address of the description of the request. */
  readonly request: string;
  /** Address of the words of the page's language. */
  readonly words: string;
  /** Address of the module that writes samples. */
  readonly samples: string;
  /** The page documents a channel. */
  readonly isChannel: boolean;
  /** Values for variables of servers that a script of the site has set. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Opens the playground. Throws when what it needs cannot be loaded. */
export async function openPlayground(options: PlaygroundOptions): Promise<void> {
  const request = await followPage(options);
  // A script of the site may have set them since.
  if (options.variables !== applied) request.change(given(options.variables));
  applied = options.variables;
  const known = dialogs.get(options.request);
  if (known !== undefined) return known.showModal();
  const words = await load<PlaygroundWords>(options.words);
  const dialog = document.createElement('dialog');
  dialog.id = 'playground';
  dialog.setAttribute('aria-labelledby', 'playground-title');
  const View = options.isChannel ? ChannelView : PlaygroundView;
  render(<View request={request} words={words} onClose={() => dialog.close()} />, dialog);
  document.body.append(dialog);
  dialogs.set(options.request, dialog);
  dialog.showModal();
}

/** Dialogs of the page by request: a closed one keeps what was entered, for as long as the page is there. */
const dialogs = new Map<string, HTMLDialogElement>();

/** The variables of servers that the page has taken over. */
let applied: PlaygroundOptions['variables'] | undefined;

/** Requests that are followed, by their address. */
const followed = new Map<string, Promise<PageRequest>>();

/** Lets samples and choices of the page follow its request, from now on. */
export function followPage(options: PlaygroundOptions): Promise<PageRequest> {
  const known = followed.get(options.request) ?? startFollowing(options);
  followed.set(options.request, known);
  // A connection that failed may be there the next time.
  known.catch(() => followed.delete(options.request));
  return known;
}

/** Takes over what the reader chose on the page itself. */
export async function choose(options: PlaygroundOptions, part: string, value: string): Promise<void> {
  applyChoice(await followPage(options), part, value);
}

async function startFollowing(options: PlaygroundOptions): Promise<PageRequest> {
  const [description, writers] = await Promise.all([
    load<RequestDescription>(options.request),
    import(options.samples) as Promise<SampleWriters>,
  ]);
  const request = createPageRequest(description);
  const built = printJson(sampleRequest(description, startForm(description)));
  const showSamples = followSamples(writers);
  const show = (state: FormState): void => {
    const sample = sampleRequest(description, state);
    showSamples(printJson(sample) === built ? undefined : sample);
    showChoices(state, description);
  };
  request.follow(show);
  show(request.state());
  return request;
}

async function load<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  const { value } = parsePlacedJson(await response.text());
  if (value === undefined) throw new Error(address);
  return value as T;
}

function given(variables: Readonly<Record<string, string>>): Partial<FormState> {
  return Object.keys(variables).length === 0 ? {} : { variables };
}
