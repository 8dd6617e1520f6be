import type { DocsConfig, Locate } from '@waymark/core/config';
import type { Links, Redirect, RedirectRules } from '@waymark/core/content';
import { type Diagnostic, type Outcome, untrustedDiagnostics } from '@waymark/core/diagnostics';
import { viewFonts } from '../../theme/index.ts';
import { isElsewhere } from './is-elsewhere.ts';

/** Keys of the configuration that make pages ask other hosts, each with the test of its value. */
const FOREIGN: Readonly<Partial<Record<keyof DocsConfig, (config: DocsConfig) => boolean>>> = {
  integrations: ({ integrations }) => Object.keys(integrations ?? {}).length > 0,
  fonts(config) {
    const { stylesheets, sources } = viewFonts(config);
    return stylesheets.length > 0 || (sources.fonts ?? []).length > 0;
  },
  logo: ({ logo }) => pictures(logo).some(isElsewhere),
  favicon: ({ favicon }) => pictures(favicon).some(isElsewhere),
  background: ({ background }) => pictures(background?.image).some(isElsewhere),
};

/** Takes out of a configuration what would make the pages of the site ask other hosts. */
export function closeConfig(config: DocsConfig, locate: Locate): Outcome<DocsConfig> {
  const found = Object.entries(FOREIGN).filter(([, isForeign]) => isForeign(config));
  if (found.length === 0) return { value: config, diagnostics: [] };
  const keys = new Set(found.map(([key]) => key));
  const diagnostics = [...keys].map((key) =>
    untrustedDiagnostics['foreign-setting']({ key }, locate(`/${key}`, 'key')),
  );
  // Every one of these keys may be absent.
  const value = Object.fromEntries(Object.entries(config).filter(([key]) => !keys.has(key))) as typeof config;
  return { value, diagnostics };
}

function pictures(value: string | { readonly light?: string; readonly dark?: string } | undefined): string[] {
  if (typeof value === 'string') return [value];
  return [value?.light, value?.dark].filter((path) => path !== undefined);
}

/** Leaves out the redirects that lead to other hosts: they would take readers there without being asked. */
export function closeRedirects({ exact, patterns }: RedirectRules, locate: Locate): Outcome<RedirectRules> {
  const diagnostics: Diagnostic[] = [];
  const stays = (redirect: Redirect): boolean => {
    const { destination, index } = redirect;
    if (!isElsewhere(destination)) return true;
    const where = locate(`/redirects/${index}/destination`);
    diagnostics.push(untrustedDiagnostics['foreign-redirect']({ address: destination }, where));
    return false;
  };
  return {
    value: {
      exact: new Map([...exact].filter(([, redirect]) => stays(redirect))),
      patterns: patterns.filter(stays),
    },
    diagnostics,
  };
}

/** Links whose files are all of the site: one elsewhere has no address. */
export function closeLinks(links: Links): Links {
  return {
    ...links,
    asset(path, from) {
      const url = links.asset(path, from);
      return isElsewhere(url) ? '' : url;
    },
  };
}
