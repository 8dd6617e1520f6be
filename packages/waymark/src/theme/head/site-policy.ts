import type { DocsConfig } from '@waymark/core/config';
import { viewFonts } from '../brand/fonts.ts';
import { viewIntegrations } from './integrations.ts';
import { buildPolicy, CLOSED_POLICY, type PagePolicy, type PolicySources } from './policy.ts';

/** What of a site decides the policies of its documents. */
export interface PolicySite {
  /** The project is not trusted with its readers. */
  readonly isClosed: boolean;
  readonly config: DocsConfig;
  readonly authorSources: readonly PolicySources[];
  readonly allowed?: PolicySources | undefined;
  readonly feedbackUrl?: string | undefined;
}

/** The policy of documents that no page stands in, and of a page that asks for more. */
export type PolicyOf = (page?: PagePolicy) => string;

/** Services whose counts links of the navbar show, and where pages ask for them. */
const COUNTING: Readonly<Record<string, string>> = {
  github: 'https://api.github.com',
  discord: 'https://discord.com',
};

/** Creates what tells the policies of a site's documents: most pages ask for nothing of their own, and have one policy. */
export function createPolicies(site: PolicySite): PolicyOf {
  if (site.isClosed) return () => CLOSED_POLICY;
  const parts = [
    viewFonts(site.config).sources,
    ...site.authorSources,
    ...viewIntegrations(site.config).map(({ sources }) => sources),
    { connect: countHosts(site.config) },
    site.allowed ?? {},
    { connect: /^https?:\/\/[^/]+/.exec(site.feedbackUrl ?? '') ?? [] },
  ];
  const common = buildPolicy(parts);
  return ({ connect, asks } = {}) =>
    connect === undefined && asks === undefined ? common : buildPolicy(parts, { connect, asks });
}

function countHosts({ navbar, navigation }: DocsConfig): readonly string[] {
  const bars = JSON.stringify([navbar, navigation.languages?.map((language) => language.navbar)]);
  return Object.entries(COUNTING).flatMap(([type, host]) =>
    bars.includes(`"type":"${type}"`) ? [host] : [],
  );
}
