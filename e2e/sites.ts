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

/** A test that fails when its page complained, in a context of its own; `quiet: false` allows it. */
export const alone = base.extend<{ readonly quiet: boolean; readonly complaints: readonly string[] }>({
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
export const loud = alone.extend({ quiet: false });

/** How a page is read whose reader asks the system for nothing. */
const NO_MEDIA = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };

/**
 * A test as most are: the page is one that was open before, for to open another costs as much as many a test. What it may have kept is
 * forgotten then. Who asks for a context, or for another kind of one, is `alone`.
 */
export const test = alone.extend<object, { readonly kept: Page }>({
  kept: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  context: () => {
    throw new Error('The page of `test` is in a context of other tests: write `alone` for it');
  },
  page: async ({ kept, viewport, javaScriptEnabled, hasTouch }, use) => {
    if (!javaScriptEnabled || hasTouch) throw new Error('Options of a context are for `alone`');
    if (viewport !== null) await kept.setViewportSize(viewport);
    await use(kept);
    await kept.unrouteAll();
    kept.removeAllListeners();
    await kept.emulateMedia(NO_MEDIA);
    await kept.mouse.move(0, 0);
    if (!kept.url().startsWith('http')) return;
    await kept.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await kept.goto('about:blank');
  },
});

export { expect };
