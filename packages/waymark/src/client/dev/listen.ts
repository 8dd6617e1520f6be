/** What the server tells an open page. */
export interface LiveEvent {
  readonly version: number;
  /** Files that changed, by their path in the docs folder. */
  readonly changed: readonly string[];
}

/** What listening needs to know. */
export interface LiveOptions {
  readonly token: string;
  /** The version that the page now has. */
  version(): number;
  onEvent(event: LiveEvent): void;
}

/** Milliseconds until the server is asked again what the page has missed. */
const PAUSE = 1000;

/**
 * Listens to the server while the page is seen: a browser has few connections for all tabs of a server. The answer listens
 * anew after a pause, and is told again of all that came after the page's version.
 */
export function listenWhileSeen({ token, version, onEvent }: LiveOptions): () => void {
  let source: EventSource | undefined;
  const stop = (): void => {
    source?.close();
    source = undefined;
  };
  const settle = (): void => {
    const isSeen =
      document.visibilityState === 'visible' &&
      (document as { readonly prerendering?: boolean }).prerendering !== true;
    if (!isSeen) stop();
    else if (source === undefined) {
      source = new EventSource(`/_waymark/live?token=${token}&since=${version()}`);
      source.onmessage = ({ data }) => onEvent(JSON.parse(data) as LiveEvent);
      source.onerror = () => {
        // Refused: this is another server than the one that the page came from.
        if (source?.readyState === EventSource.CLOSED) location.reload();
      };
    }
  };
  document.addEventListener('visibilitychange', settle);
  document.addEventListener('prerenderingchange', settle);
  settle();
  return () => {
    stop();
    setTimeout(settle, PAUSE);
  };
}
