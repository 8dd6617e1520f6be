import type { DocsConfig } from '@waymark/core/config';
import type { PolicySources } from './policy.ts';

/** A service that the configuration names. */
export interface IntegrationView {
  /** Key in the configuration, and name of its loader. */
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly sources: PolicySources;
  /** What the loader waits for; absent on services that need no consent of their own. */
  readonly consent?: ConsentView;
}

/** How a reader's consent to analytics can be told. */
export interface ConsentView {
  /** The item of the local storage that says so, and its value. */
  readonly item?: readonly [key: string, value: string];
  /** OneTrust's category. */
  readonly category?: string;
  /** Transcend's purpose. */
  readonly purpose?: string;
}

type Settings = Readonly<Record<string, unknown>>;

interface Service {
  readonly sources: PolicySources;
  /** Settings that name a host of their own. */
  readonly hostSettings?: readonly string[];
  /** Counts readers, so waits for their consent where the configuration says how they give it. */
  readonly isAnalytics: boolean;
}

const analytics = (scripts: readonly string[], more: Omit<PolicySources, 'scripts'> = {}): Service => ({
  sources: { scripts, ...more },
  isAnalytics: true,
});

const BLOBS = { workers: ['blob:'] } as const;
const GOOGLE = ['https://www.googletagmanager.com'] as const;

/** Every service, those that ask for consent first; `client/integrations` has a loader for each. */
const SERVICES: Readonly<Record<string, Service>> = {
  onetrust: {
    sources: { scripts: ['https://cdn.cookielaw.org'], inlineStyles: true },
    hostSettings: ['scriptSource'],
    isAnalytics: false,
  },
  transcend: { sources: { scripts: ['https://transcend-cdn.com'], inlineStyles: true }, isAnalytics: false },
  adobe: { ...analytics(['https://assets.adobedtm.com']), hostSettings: ['launchUrl'] },
  amplitude: analytics(['https://cdn.amplitude.com']),
  clarity: analytics(['https://www.clarity.ms', 'https://*.clarity.ms'], BLOBS),
  clearbit: analytics(['https://tag.clearbitscripts.com', 'https://x.clearbitjs.com']),
  fathom: analytics(['https://cdn.usefathom.com']),
  frontchat: {
    sources: { scripts: ['https://chat-assets.frontapp.com'], inlineStyles: true },
    isAnalytics: false,
  },
  ga4: analytics(GOOGLE),
  gtm: analytics(GOOGLE),
  heap: analytics(['https://cdn.heapanalytics.com', 'https://cdn.us.heap-api.com']),
  hightouch: { ...analytics(['https://cdn.hightouch-events.com']), hostSettings: ['apiHost'] },
  hotjar: analytics(['https://static.hotjar.com', 'https://script.hotjar.com'], {
    ...BLOBS,
    fonts: ['https://script.hotjar.com'],
    inlineStyles: true,
  }),
  intercom: {
    sources: {
      scripts: ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
      fonts: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
      inlineStyles: true,
    },
    isAnalytics: false,
  },
  koala: analytics(['https://cdn.getkoala.com']),
  logrocket: analytics(['https://cdn.logr-in.com', 'https://cdn.lr-in-prod.com'], BLOBS),
  mixpanel: analytics(['https://cdn.mxpnl.com']),
  pirsch: analytics(['https://api.pirsch.io']),
  plausible: { ...analytics(['https://plausible.io']), hostSettings: ['server'] },
  posthog: {
    ...analytics(['https://us-assets.i.posthog.com', 'https://eu-assets.i.posthog.com'], BLOBS),
    hostSettings: ['apiHost'],
  },
  segment: { ...analytics(['https://cdn.segment.com']), hostSettings: ['cdnUrl'] },
};

/** Names of all services. */
export const integrationNames: readonly string[] = Object.keys(SERVICES);

/** The services of the configuration that load a script, in the order in which they load. */
export function viewIntegrations({
  integrations,
}: Pick<DocsConfig, 'integrations'>): readonly IntegrationView[] {
  const all = (integrations ?? {}) as Readonly<Record<string, Settings | undefined>>;
  const consent = viewConsent(all);
  return Object.entries(SERVICES).flatMap(([name, { sources, hostSettings = [], isAnalytics }]) => {
    const settings = all[name];
    if (settings === undefined) return [];
    const own = hostSettings.flatMap((key) => hostOf(settings[key]));
    const scripts = [...(sources.scripts ?? []), ...own];
    const view = { name, settings, sources: { ...sources, scripts } };
    return [isAnalytics && consent !== undefined ? { ...view, consent } : view];
  });
}

function viewConsent(all: Readonly<Record<string, Settings | undefined>>): ConsentView | undefined {
  const { cookies, onetrust, transcend } = all;
  const key = text(cookies?.['key']);
  const category = text(onetrust?.['categoryId']);
  const purpose = text(transcend?.['analyticsPurpose']);
  if (key === undefined && category === undefined && purpose === undefined) return undefined;
  return {
    ...(key === undefined ? {} : { item: [key, text(cookies?.['value']) ?? ''] }),
    ...(category === undefined ? {} : { category }),
    ...(purpose === undefined ? {} : { purpose }),
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The origin of a setting, which may be a whole address or a host; `.i.posthog.com` has a host for its files. */
function hostOf(value: unknown): readonly string[] {
  const host = /^(?:https:\/\/)?([\w-]+(?:\.[\w-]+)+(?::\d+)?)(?:[/?#]|$)/i.exec(text(value) ?? '')?.[1];
  if (host === undefined) return [];
  const files = host.replace(/(?<!-assets)\.i\.posthog\.com$/, '-assets.i.posthog.com');
  return [...new Set([`https://${host}`, `https://${files}`])];
}
