import type { PolicySources } from './policy.ts';

/** A stylesheet or script of the project, read for what it asks of the pages' security policy. */
export interface CustomFile {
  readonly sources: PolicySources;
  /** What the policy refuses whatever the project holds, by offset in the text. */
  readonly refused: readonly Refused[];
}

/** A place in a file that will not work. */
export interface Refused {
  readonly kind: 'code' | 'insecure';
  /** The code or address as written. */
  readonly what: string;
  readonly start: number;
}

/** Hosts that another host sends the browser on to. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  'https://fonts.googleapis.com': ['https://fonts.gstatic.com'],
  'https://use.typekit.net': ['https://p.typekit.net'],
  'https://www.clarity.ms': ['https://scripts.clarity.ms'],
  'https://static.hotjar.com': ['https://script.hotjar.com'],
  'https://widget.intercom.io': ['https://js.intercomcdn.com'],
};

/** Hosts with those that they send the browser on to. */
export function withCompanions(origins: readonly string[]): readonly string[] {
  return [...origins, ...origins.flatMap((origin) => COMPANIONS[origin] ?? fileHost(origin))];
}

/** Each region of PostHog has a host for its files, whose name its loader makes of that of the region. */
export function fileHost(host: string): readonly string[] {
  const files = host.replace(/(?<!-assets)\.i\.posthog\.com$/, '-assets.i.posthog.com');
  return files === host ? [] : [files];
}

/** Origins of the addresses that a pattern finds in a text. */
export function originsOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, address = '']) => {
    const [, scheme = 'https:', host] =
      /^(https:|wss:)?\/\/((?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)(?:[/?#]|$)/i.exec(address) ?? [];
    return host === undefined ? [] : [`${scheme}//${host}`.toLowerCase()];
  });
}

/** The addresses among them that browsers refuse on a secure page. */
export function insecure(text: string, patterns: readonly RegExp[]): readonly Refused[] {
  const found = new Map<number, Refused>();
  for (const pattern of patterns) {
    for (const { 0: whole, 1: what = '', index } of text.matchAll(pattern)) {
      const start = index + whole.lastIndexOf(what);
      if (/^http:\/\/(?!localhost|www\.w3\.org\/)/i.test(what))
        found.set(start, { kind: 'insecure', what, start });
    }
  }
  return [...found.values()];
}

/** Comments become spaces, so that offsets stay. */
export function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** The sources of which there are some, each once. */
export function unlessEmpty(sources: Readonly<Record<string, readonly string[]>>): PolicySources {
  return Object.fromEntries(
    Object.entries(sources).flatMap(([key, list]) => (list.length === 0 ? [] : [[key, [...new Set(list)]]])),
  );
}
