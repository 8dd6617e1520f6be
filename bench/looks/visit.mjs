import { gzipSync } from 'node:zlib';
import { watchShifts } from './in-page.mjs';

/**
 * Opens a page as a reader who was never there, with settings of a browser's context; nothing is asked of other hosts. `files` says
 * what was sent so far, in bytes as a host with gzip sends them.
 */
export async function visit(browser, address, { waitUntil = 'load', ...settings }) {
  const context = await browser.newContext(settings);
  await context.addInitScript(watchShifts);
  const page = await context.newPage();
  const { origin } = new URL(address);
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => route.abort(),
  );
  const asked = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(origin) || isRedirect(response)) return;
    const url = response.url().split('#')[0];
    asked.push(
      response.body().then(
        (body) => ({ url, bytes: countSent(response, body) }),
        () => ({ url, bytes: 0 }),
      ),
    );
  });
  await page.goto(address, { waitUntil });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.mouse.move(settings.viewport.width / 2, Math.min(300, settings.viewport.height - 1));
  await page.waitForTimeout(300);
  return { page, files: () => Promise.all(asked), close: () => context.close() };
}

const isRedirect = (response) => response.status() >= 300 && response.status() < 400;

function countSent(response, body) {
  const type = response.headers()['content-type'] ?? '';
  return /html|css|javascript|json|svg|text/.test(type) ? gzipSync(body).length : body.length;
}
