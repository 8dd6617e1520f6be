// The playground, loaded when a reader opens it: a dialog with a form that sends the page's request to the API.
import { render } from 'preact';
import type { RequestDescription } from '../../playground/request-description.ts';
import { recall, remember } from '../store.ts';
import { type FormState, startForm } from './form-state.ts';
import { PlaygroundView } from './sections/playground-view.tsx';
import type { Words } from './words.ts';

/** What the button of a page states. */
export interface PlaygroundOptions {
  /** Address of the description of the request. */
  readonly request: string;
  /** Address of the words of the page's language. */
  readonly words: string;
  /** Values for variables of servers that a script of the site has set. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Opens the playground. Throws when what it needs cannot be loaded. */
export async function openPlayground(options: PlaygroundOptions): Promise<void> {
  const known = dialogs.get(options.request);
  if (known !== undefined) return known.showModal();
  const [description, words] = await Promise.all([
    load<RequestDescription>(options.request),
    load<Words>(options.words),
  ]);
  const dialog = document.createElement('dialog');
  dialog.id = 'playground';
  dialog.setAttribute('aria-labelledby', 'playground-title');
  const key = `server:${description.specification}`;
  const view = (
    <PlaygroundView
      description={description}
      words={words}
      start={startForm(description, { ...recallServer(key), ...given(options.variables) })}
      onChange={({ server, address, variables }) =>
        remember(key, JSON.stringify({ server, address, variables }), 'sessionStorage')
      }
      onClose={() => dialog.close()}
    />
  );
  render(view, dialog);
  document.body.append(dialog);
  dialogs.set(options.request, dialog);
  dialog.showModal();
}

/** Dialogs of the page by request: a closed one keeps what was entered, for as long as the page is there. */
const dialogs = new Map<string, HTMLDialogElement>();

async function load<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return (await response.json()) as T;
}

/** The server that the reader chose last; of all entries it alone is remembered, for the session. */
function recallServer(key: string): Partial<FormState> {
  try {
    return JSON.parse(recall(key, 'sessionStorage') ?? '{}') as Partial<FormState>;
  } catch {
    return {};
  }
}

function given(variables: Readonly<Record<string, string>>): Partial<FormState> {
  return Object.keys(variables).length === 0 ? {} : { variables };
}
