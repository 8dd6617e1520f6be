import { readdirSync } from 'node:fs';
import { docsJsonSchema } from '@waymark/core/config';
import { describe, expect, it } from 'vitest';
import { integrationNames, viewIntegrations } from './integrations.ts';
import { buildPolicy } from './policy.ts';

const loaders = readdirSync(new URL('../../client/integrations/services/', import.meta.url)).map((file) =>
  file.replace('.ts', ''),
);

describe('integrations', () => {
  it('each have a loader', () => {
    expect(loaders.toSorted()).toEqual(integrationNames.toSorted());
  });

  it('are all those of the configuration', () => {
    const known = JSON.stringify(docsJsonSchema());
    for (const name of integrationNames) expect(known, name).toContain(`"${name}"`);
  });

  it('are none on a plain site, whose policy then names no host', () => {
    expect(viewIntegrations({})).toEqual([]);
    const policy = buildPolicy([]);
    expect(policy).toContain("script-src 'self' 'inline-speculation-rules';");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain('worker-src');
  });

  it('open the policy for their own hosts only', () => {
    const views = viewIntegrations({
      integrations: { plausible: { domain: 'a.com', server: 'stats.a.com' } },
    });
    const policy = buildPolicy(views.map(({ sources }) => sources));
    expect(policy).toContain("script-src 'self' 'inline-speculation-rules' https://stats.a.com;");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("connect-src 'self' https://stats.a.com;");
  });

  it('are each held to hosts of their own', () => {
    for (const name of integrationNames) {
      const [view] = viewIntegrations({ integrations: { [name]: {} } });
      const { scripts = [], connect = [] } = view?.sources ?? {};
      expect(scripts.length * connect.length, name).toBeGreaterThan(0);
      for (const source of [...scripts, ...connect])
        expect(source, name).toMatch(/^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/);
    }
  });

  it('take the files of a PostHog region from its own host', () => {
    const [view] = viewIntegrations({
      integrations: { posthog: { apiKey: 'phc_x', apiHost: 'https://eu.i.posthog.com' } },
    });
    expect(view?.sources.scripts).toContain('https://eu-assets.i.posthog.com');
  });

  it('load what asks for consent first, and let only analytics wait for it', () => {
    const views = viewIntegrations({
      integrations: {
        intercom: { appId: 'a' },
        ga4: { measurementId: 'G-1' },
        onetrust: { domainScript: 'x', categoryId: 'C0002' },
        cookies: { key: 'ok', value: 'yes' },
      },
    });
    expect(views.map(({ name }) => name)).toEqual(['onetrust', 'ga4', 'intercom']);
    expect(views.map(({ consent }) => consent)).toEqual([
      undefined,
      { item: ['ok', 'yes'], category: 'C0002' },
      undefined,
    ]);
  });
});
