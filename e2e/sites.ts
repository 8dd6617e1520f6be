import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

/** Environment variable through which the set-up tells the tests where the sites are. */
export const SITES_VARIABLE = 'WAYMARK_E2E_SITES';

interface Sites {
  readonly folder: string;
  readonly addresses: Readonly<Record<string, string>>;
}

function sites(): Sites {
  return JSON.parse(process.env[SITES_VARIABLE] ?? '{"folder":"","addresses":{}}') as Sites;
}

/** Address of a path in a built site. */
export function at(site: string, path = '/'): string {
  return `${sites().addresses[site]}${path}`;
}

/** Folder of a built site. */
export function folderOf(site: string): string {
  return join(sites().folder, site);
}

/** Archive of a site that is exported, too. */
export function archiveOf(site: string): string {
  return join(sites().folder, `${site}.zip`);
}

/** Routes of every page of a built site, as links write them. */
export function pagesOf(site: string): readonly string[] {
  const { pages } = JSON.parse(readFileSync(join(sites().folder, site, 'navigation.json'), 'utf8')) as {
    pages: readonly { readonly route: string }[];
  };
  return pages.map(({ route }) => (route === '/' ? route : `${route}/`));
}

/** What a page complained about: errors on the console, thrown errors, refused resources. */
export function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/i.test(message.text()))
      complaints.push(`${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => {
    complaints.push(`${error.message} (${page.url()})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()} (${page.url()})`);
  });
  return complaints;
}

/** A test that fails when its page complained; `quiet: false` allows it. */
export const test = base.extend<{ readonly quiet: boolean; readonly complaints: readonly string[] }>({
  quiet: [true, { option: true }],
  complaints: [
    async ({ page, quiet }, use) => {
      const complaints = collectComplaints(page);
      await use(complaints);
      if (quiet) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** A test whose page is right to complain: something does not come, or is drawn as no page of ours does. */
export const loud = test.extend({ quiet: false });

export { expect };
