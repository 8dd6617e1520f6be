import type { DocsConfig } from '@waymark/core/config';

/** Hosts that scripts of an integration come from, by its key in the configuration. */
const INTEGRATION_HOSTS: Readonly<Record<string, readonly string[]>> = {
  amplitude: ['https://cdn.amplitude.com'],
  clarity: ['https://www.clarity.ms', 'https://*.clarity.ms'],
  clearbit: ['https://tag.clearbitscripts.com', 'https://x.clearbitjs.com'],
  fathom: ['https://cdn.usefathom.com'],
  frontchat: ['https://chat-assets.frontapp.com'],
  ga4: ['https://www.googletagmanager.com'],
  gtm: ['https://www.googletagmanager.com'],
  heap: ['https://cdn.heapanalytics.com', 'https://cdn.us.heap-api.com'],
  hightouch: ['https://cdn.hightouch-events.com'],
  hotjar: ['https://static.hotjar.com', 'https://script.hotjar.com'],
  intercom: ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
  koala: ['https://cdn.getkoala.com'],
  logrocket: ['https://cdn.logr-in.com', 'https://cdn.lr-in-prod.com'],
  mixpanel: ['https://cdn.mxpnl.com'],
  onetrust: ['https://cdn.cookielaw.org'],
  pirsch: ['https://api.pirsch.io'],
  plausible: ['https://plausible.io'],
  posthog: ['https://us-assets.i.posthog.com', 'https://eu-assets.i.posthog.com'],
  segment: ['https://cdn.segment.com'],
  transcend: ['https://transcend-cdn.com'],
};

/** Settings of an integration that name a host of their own. */
const HOST_SETTINGS: readonly string[] = ['apiHost', 'server', 'cdnUrl', 'launchUrl', 'scriptSource'];

/**
 * The Content-Security-Policy of the site's pages. Nothing inline runs or styles; other hosts only as far as the
 * configuration names them.
 */
export function buildPolicy(config: DocsConfig, fontHosts: FontHosts): string {
  const scripts = Object.entries(config.integrations ?? {}).flatMap(([key, settings]) => [
    ...(INTEGRATION_HOSTS[key] ?? []),
    ...ownHosts(settings),
  ]);
  return [
    "default-src 'self'",
    ["script-src 'self' 'inline-speculation-rules'", ...new Set(scripts)].join(' '),
    ["style-src 'self'", ...fontHosts.styles].join(' '),
    ["font-src 'self' data:", ...fontHosts.files].join(' '),
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "frame-src 'self' https:",
    "connect-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Hosts that fonts need beside the site itself. */
export interface FontHosts {
  readonly styles: readonly string[];
  readonly files: readonly string[];
}

function ownHosts(settings: unknown): readonly string[] {
  if (typeof settings !== 'object' || settings === null) return [];
  return HOST_SETTINGS.flatMap((key) => {
    const value = (settings as Readonly<Record<string, unknown>>)[key];
    const host =
      typeof value === 'string' ? /^(?:https:\/\/)?([\w.-]+\.[a-z]+)(?:[:/]|$)/i.exec(value)?.[1] : undefined;
    return host === undefined ? [] : [`https://${host}`];
  });
}
