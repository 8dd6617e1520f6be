import { announce } from '../../components/status.element.ts';
import { recall } from '../../components/store.element.ts';
import { loadStyles } from '../data/load-styles.ts';
import type { PlaygroundOptions } from '../playground/playground.tsx';

/** The playground, which is loaded when it is asked for. */
type PlaygroundModule = typeof import('../playground/playground.tsx');

/** Values for variables of servers, as scripts of the site set them. */
let variables: Readonly<Record<string, string>> = {};

/** Loads the playground when the reader asks for it, and lets scripts of the site fill in variables of servers. */
export function startPlaygroundEntry(): void {
  offerVariables();
  const button = document.querySelector<HTMLElement>('[data-playground]');
  if (button === null) return;
  const use = (act: (module: PlaygroundModule, options: PlaygroundOptions) => Promise<unknown>): void =>
    void attempt(button, act);
  const open = (): void => use((module, options) => module.openPlayground(options));
  button.addEventListener('click', open);
  button.addEventListener('pointerenter', () => void load(button).catch(() => undefined), { once: true });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const { requestPart: part } = target.dataset;
    if (part !== undefined) use((module, options) => module.choose(options, part, target.value));
  });
  // Tabs of the page's sections that are a part of the request.
  document.addEventListener('wm-chosen', (event) => {
    const part = (event.target as HTMLElement).dataset['requestPart'];
    const { detail } = event as CustomEvent<number>;
    if (part !== undefined) use((module, options) => module.choose(options, part, String(detail)));
  });
  if (new URLSearchParams(location.search).get('playground') === 'open') open();
  // What was chosen and entered on an earlier page holds on this one.
  else if (recall(`request:${button.dataset['specification']}`, 'sessionStorage') !== undefined)
    use((module, options) => module.followPage(options));
}

async function attempt(
  button: HTMLElement,
  act: (module: PlaygroundModule, options: PlaygroundOptions) => Promise<unknown>,
): Promise<void> {
  const { playground: request = '', words = '', samples = '', channel } = button.dataset;
  button.ariaBusy = 'true';
  try {
    await act(await load(button), { request, words, samples, isChannel: channel !== undefined, variables });
  } catch {
    const failure = button.dataset['failed'] ?? '';
    button.title = failure;
    announce(failure);
  } finally {
    button.ariaBusy = null;
  }
}

async function load({ dataset }: HTMLElement): Promise<PlaygroundModule> {
  const { script = '', styles = '' } = dataset;
  const [module] = await Promise.all([import(script) as Promise<PlaygroundModule>, loadStyles(styles)]);
  return module;
}

/** The object under which scripts reach a site, by its own name and by the one that existing sites use. */
type SiteGlobal = Record<string, { api?: Record<string, unknown> } | undefined>;

function offerVariables(): void {
  const playground = {
    setServerVariables: (values: Readonly<Record<string, unknown>>) => {
      const named = Object.entries(values).map(([name, value]) => [name, String(value)]);
      variables = { ...variables, ...Object.fromEntries(named) };
    },
    clearServerVariables: () => {
      variables = {};
    },
  };
  const site = globalThis as unknown as SiteGlobal;
  for (const name of ['waymark', 'mintlify']) {
    const object = site[name] ?? {};
    object.api = { ...object.api, playground };
    site[name] = object;
  }
}
