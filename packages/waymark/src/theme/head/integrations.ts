import type { DocsConfig } from '@waymark/core/config';
import { fileHost } from './custom-file.ts';
import type { PolicySources } from './policy.ts';
import { SERVICES, type Service } from './services.ts';

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

/** Names of all services. */
export const integrationNames: readonly string[] = Object.keys(SERVICES);

/** The services of the configuration that load a script, in the order in which they load. */
export function viewIntegrations({
  integrations,
}: Pick<DocsConfig, 'integrations'>): readonly IntegrationView[] {
  const { frontchat } = integrations ?? {};
  const written = typeof frontchat === 'string' ? { frontchat: { snippetId: frontchat } } : {};
  const all = { ...integrations, ...written } as Readonly<Record<string, Settings | undefined>>;
  const consent = viewConsent(all);
  return Object.entries(SERVICES).flatMap(([name, service]) => {
    const settings = all[name];
    if (settings === undefined) return [];
    const view = { name, settings, sources: sourcesOf(service, settings) };
    return [service.isAnalytics && consent !== undefined ? { ...view, consent } : view];
  });
}

function sourcesOf({ sources, hostSettings = [], isReplaced }: Service, settings: Settings): PolicySources {
  const own = hostSettings.flatMap((key) => hostOf(settings[key]));
  if (own.length === 0) return sources;
  const { scripts = [], connect = [] } = isReplaced === true ? {} : sources;
  return { ...sources, scripts: [...scripts, ...own], connect: [...connect, ...own] };
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

/** The origin of a setting, which may be a whole address or a host, and that of its files. */
function hostOf(value: unknown): readonly string[] {
  const host = /^(?:https:\/\/)?([\w-]+(?:\.[\w-]+)+(?::\d+)?)(?:[/?#]|$)/i.exec(text(value) ?? '')?.[1];
  if (host === undefined) return [];
  const origin = `https://${host}`;
  return [origin, ...fileHost(origin)];
}
