import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../packages/waymark/dist/build.js';
import { listen } from '../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../packages/waymark/dist/serve/static-handler.js';
import { expect, test } from './sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-languages-'));
let server: Server;
let address: string;

/** One page in two languages; the second one has a banner, links and a footer of its own. */
test.beforeAll(async () => {
  const config = {
    theme: 'mint',
    name: 'Shared',
    colors: { primary: '#225588' },
    navbar: { links: [{ label: 'Blog', href: 'https://example.com/blog' }] },
    footer: { links: [{ items: [{ label: 'Imprint', href: 'https://example.com/imprint' }] }] },
    navigation: {
      languages: [
        { language: 'en', pages: ['start', 'words'] },
        {
          language: 'de',
          pages: ['anfang', 'words'],
          banner: { content: 'Heute **neu**', dismissible: true },
          navbar: { links: [{ label: 'Neues', href: 'https://example.com/neues' }] },
          footer: { links: [{ items: [{ label: 'Impressum', href: 'https://example.com/impressum' }] }] },
        },
      ],
    },
  };
  for (const [name, title] of Object.entries({ start: 'Start', anfang: 'Anfang', words: 'Words' }))
    writeFileSync(join(folder, `${name}.mdx`), `---\ntitle: ${title}\n---\n\nA text.\n`);
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(config));
  const out = join(folder, 'dist');
  await build({ directory: folder, entry: 'docs.json', out, base: '', cache: false, version: '0.0.0' });
  const handler = createStaticHandler({ folder: out, base: '', host: 'localhost' });
  const listening = await listen(handler, { port: 0, host: 'localhost', next: true });
  server = listening.server;
  address = listening.url;
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

test('a page in two languages has the banner, links and footer of the one that the reader comes from', async ({
  page,
}) => {
  const links = page.locator('.topbar-right-container > .navbar-links');
  await page.goto(`${address}/words/`);
  await expect(links.getByRole('link')).toHaveText(['Blog']);
  await expect(page.locator('#banner')).toHaveCount(0);

  await page.goto(`${address}/anfang/`);
  await page.locator('#sidebar').getByRole('link', { name: 'Words', exact: true }).click();
  await expect(page).toHaveURL(/\/words\/$/);
  await expect(links.getByRole('link')).toHaveText(['Neues']);
  await expect(page.locator('#footer').getByRole('link')).toHaveText(['Impressum']);
  await expect(page.locator('#banner')).toHaveText('Heute neu');
  await expect(page.locator('#banner')).toHaveAttribute('lang', 'de');

  await page.locator('[data-dismiss-banner]').click();
  await expect(page.locator('#banner')).toBeHidden();
  await page.reload();
  await expect(links.getByRole('link')).toHaveText(['Neues']);
  await expect(page.locator('#banner')).toBeHidden();

  await page.goto(`${address}/start/`);
  await page.locator('#sidebar').getByRole('link', { name: 'Words', exact: true }).click();
  await expect(links.getByRole('link')).toHaveText(['Blog']);
  await expect(page.locator('#footer').getByRole('link')).toHaveText(['Imprint']);
});
