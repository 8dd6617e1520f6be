import type { PolicySources } from './policy.ts';

/** What is known of a service that a configuration can name. */
export interface Service {
  readonly sources: PolicySources;
  /** Settings that name a host of their own. */
  readonly hostSettings?: readonly string[];
  /** A host of one's own takes the place of the service's. */
  readonly isReplaced?: true;
  /** Counts readers, so waits for their consent where the configuration says how they give it. */
  readonly isAnalytics: boolean;
}

const analytics = (
  scripts: readonly string[],
  connect: readonly string[],
  more: Omit<PolicySources, 'scripts' | 'connect'> = {},
): Service => ({ sources: { scripts, connect, ...more }, isAnalytics: true });

const widget = (
  scripts: readonly string[],
  connect: readonly string[],
  more: Omit<PolicySources, 'scripts' | 'connect'> = {},
): Service => ({ ...analytics(scripts, connect, more), isAnalytics: false });

const BLOBS = { workers: ['blob:'] } as const;
const WRITES_STYLES = { styleElements: true, styleAttributes: true } as const;

const GOOGLE_SCRIPTS = ['https://*.googletagmanager.com'];
const GOOGLE_CONNECT = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
  'https://*.g.doubleclick.net',
  'https://www.google.com',
];

/** Hosts of the tags that most containers of Tag Manager hold: Analytics, Google Ads, Meta, LinkedIn and Microsoft. */
const TAGS: PolicySources = {
  scripts: [
    ...GOOGLE_SCRIPTS,
    'https://*.google-analytics.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
    'https://connect.facebook.net',
    'https://snap.licdn.com',
    'https://bat.bing.com',
    'https://*.clarity.ms',
  ],
  connect: [
    ...GOOGLE_CONNECT,
    'https://www.googleadservices.com',
    'https://pagead2.googlesyndication.com',
    'https://www.facebook.com',
    'https://px.ads.linkedin.com',
    'https://bat.bing.com',
    'https://*.clarity.ms',
  ],
};

/** Every service, those that ask for consent first; `client/integrations` has a loader for each. */
export const SERVICES: Readonly<Record<string, Service>> = {
  onetrust: {
    ...widget(
      ['https://cdn.cookielaw.org'],
      ['https://cdn.cookielaw.org', 'https://*.onetrust.com'],
      WRITES_STYLES,
    ),
    hostSettings: ['scriptSource'],
  },
  transcend: widget(
    ['https://transcend-cdn.com'],
    ['https://transcend-cdn.com', 'https://*.transcend.io'],
    WRITES_STYLES,
  ),
  adobe: {
    ...analytics(
      ['https://assets.adobedtm.com'],
      [
        'https://assets.adobedtm.com',
        'https://*.demdex.net',
        'https://*.omtrdc.net',
        'https://*.2o7.net',
        'https://*.adobedc.net',
      ],
    ),
    hostSettings: ['launchUrl'],
  },
  amplitude: analytics(['https://cdn.amplitude.com'], ['https://*.amplitude.com']),
  clarity: analytics(['https://*.clarity.ms'], ['https://*.clarity.ms'], BLOBS),
  clearbit: analytics(
    ['https://tag.clearbitscripts.com', 'https://x.clearbitjs.com'],
    ['https://x.clearbitjs.com', 'https://*.clearbit.com'],
  ),
  // Counts by pictures.
  fathom: analytics(['https://cdn.usefathom.com'], ['https://cdn.usefathom.com']),
  frontchat: widget(
    ['https://chat-assets.frontapp.com'],
    ['https://*.frontapp.com', 'wss://*.frontapp.com'],
    WRITES_STYLES,
  ),
  ga4: analytics(GOOGLE_SCRIPTS, GOOGLE_CONNECT),
  gtm: { sources: TAGS, isAnalytics: true },
  heap: analytics(
    ['https://cdn.heapanalytics.com', 'https://cdn.us.heap-api.com'],
    ['https://heapanalytics.com', 'https://*.heapanalytics.com', 'https://*.heap-api.com'],
  ),
  hightouch: {
    ...analytics(['https://cdn.hightouch-events.com'], ['https://*.hightouch-events.com']),
    hostSettings: ['apiHost'],
  },
  hotjar: analytics(
    ['https://static.hotjar.com', 'https://script.hotjar.com'],
    ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    { ...BLOBS, ...WRITES_STYLES, fonts: ['https://script.hotjar.com'] },
  ),
  intercom: widget(
    ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
    [
      'https://*.intercom.io',
      'wss://*.intercom.io',
      'https://uploads.intercomcdn.com',
      'https://uploads.intercomcdn.eu',
      'https://uploads.au.intercomcdn.com',
      'https://uploads.intercomusercontent.com',
    ],
    { ...WRITES_STYLES, fonts: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'] },
  ),
  koala: analytics(['https://cdn.getkoala.com'], ['https://*.getkoala.com']),
  logrocket: analytics(
    ['https://cdn.logr-in.com', 'https://cdn.lr-in-prod.com'],
    [
      'https://*.logrocket.io',
      'https://*.logrocket.com',
      'https://*.logr-in.com',
      'https://*.lr-in.com',
      'https://*.lr-in-prod.com',
      'https://*.lr-ingest.io',
      'https://*.lr-ingest.com',
      'https://*.lr-intake.com',
      'https://*.ingest-lr.com',
      'https://*.intake-lr.com',
    ],
    BLOBS,
  ),
  mixpanel: analytics(['https://cdn.mxpnl.com'], ['https://*.mixpanel.com']),
  pirsch: analytics(['https://api.pirsch.io'], ['https://api.pirsch.io']),
  plausible: {
    ...analytics(['https://plausible.io'], ['https://plausible.io']),
    hostSettings: ['server'],
    isReplaced: true,
  },
  posthog: {
    ...analytics(
      ['https://us-assets.i.posthog.com'],
      ['https://us.i.posthog.com', 'https://us-assets.i.posthog.com'],
      BLOBS,
    ),
    hostSettings: ['apiHost'],
    isReplaced: true,
  },
  segment: {
    ...analytics(['https://cdn.segment.com'], ['https://cdn.segment.com', 'https://api.segment.io']),
    hostSettings: ['cdnUrl'],
  },
};
