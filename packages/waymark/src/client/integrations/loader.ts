/** Functions of a service that are called before its script is there: each call is kept as an array in a queue. */
export type Queue = unknown[] & Record<string, unknown>;

/** What services put on the window. */
export type ServiceWindow = Window & typeof globalThis & Record<string, unknown>;

/** The window, as the services of integrations see it. */
export const page: ServiceWindow = window as unknown as ServiceWindow;

const own = document.currentScript as HTMLScriptElement | null;

/** The service's settings in docs.json, as text. */
export const settings: Readonly<Record<string, string | undefined>> = JSON.parse(
  own?.dataset['settings'] ?? '{}',
);

interface Consent {
  readonly item?: readonly [key: string, value: string];
  readonly category?: string;
  readonly purpose?: string;
}

const consent: Consent = JSON.parse(own?.dataset['consent'] ?? '{}');

/** Adds a script to the page. */
export function addScript(
  src: string,
  attributes: Readonly<Record<string, string>> = {},
  onload?: () => void,
): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  if (onload !== undefined) script.addEventListener('load', onload);
  document.head.append(script);
}

/** Gives a queue methods that record their calls, name first. */
export function addMethods(queue: Queue, names: string): void {
  for (const name of names.split(' '))
    queue[name] = (...values: unknown[]) => void queue.push([name, ...values]);
}

/** Runs what counts readers: at once, or as soon as the reader has consented in the way that docs.json names. */
export function whenAllowed(run: () => void): void {
  if (isAllowed()) {
    run();
    return;
  }
  // Consent tools write to the storage of this very tab, of which no event tells.
  const timer = setInterval(() => {
    if (!isAllowed()) return;
    clearInterval(timer);
    run();
  }, 1000);
}

function isAllowed(): boolean {
  const { item, category, purpose } = consent;
  return (
    (item === undefined || readItem(item[0]) === item[1]) &&
    (category === undefined ||
      String(page['OnetrustActiveGroups'] ?? '')
        .split(',')
        .includes(category)) &&
    (purpose === undefined || purposes()[purpose] === true)
  );
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function purposes(): Readonly<Record<string, unknown>> {
  const airgap = page['airgap'] as
    | { getConsent?: () => { readonly purposes?: Readonly<Record<string, unknown>> } }
    | undefined;
  return airgap?.getConsent?.().purposes ?? {};
}
