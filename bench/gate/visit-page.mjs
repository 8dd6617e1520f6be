import { geometryJudges } from './geometry.mjs';
import { installHelpers } from './in-page.mjs';
import { judgeAlignment } from './judges/alignment.mjs';
import { listClasses } from './judges/classes.mjs';
import { judgeEmpty } from './judges/empty.mjs';
import { judgeHeadings } from './judges/headings.mjs';
import { judgeIslands } from './judges/islands.mjs';
import { judgeUnsized } from './judges/unsized.mjs';
import { answerOutside } from './stand-in.mjs';

/** Milliseconds after which a page counts as hung. */
const LONGEST = 60_000;

/** Judges for which the first view is enough. */
const ONCE = {
  alignment: judgeAlignment,
  unsized: judgeUnsized,
  islands: judgeIslands,
  empty: judgeEmpty,
  headings: judgeHeadings,
};

/** A browser's windows on a site; `hits` counts the requests to each outside host. */
export async function openContext(browser, { url, hits }) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(installHelpers);
  await context.route(
    (address) => !address.href.startsWith(url) && address.protocol.startsWith('http'),
    (route, request) => {
      const { host } = new URL(request.url());
      hits.set(host, (hits.get(host) ?? 0) + 1);
      const asked = { url: request.url(), type: request.resourceType(), method: request.method() };
      return route.fulfill(answerOutside(asked));
    },
  );
  return context;
}

/**
 * Opens a page and judges it in each view, `{ name, width, height, scheme }`: findings as `{ judge, view, text, box? }`.
 * `onView` is called with the page and the findings of a view while it stands so.
 */
export async function visitPage(context, address, { views, judgeClasses, onView }) {
  const page = await context.newPage();
  const watch = watchPage(page, new URL(address).origin);
  const findings = [];
  try {
    await page.goto(address, { waitUntil: 'load', timeout: LONGEST });
    await inTime(page.evaluate(scrollThrough));
    for (const view of views) {
      const isFirst = view === views[0];
      await showAs(page, view);
      const seen = await judgeView(page, isFirst);
      if (isFirst) seen.push(...(await judgeNames(page, watch, judgeClasses)));
      for (const finding of seen) finding.view = view.name;
      findings.push(...seen);
      await onView(page, view, seen);
    }
  } catch (error) {
    // The page of missing addresses may lead home, as the project has it.
    const leadsOn = address.endsWith('/404.html') && page.url() !== address;
    if (!leadsOn) findings.push({ judge: 'opens', text: String(error.message).split('\n')[0] });
  }
  return [...findings, ...(await closePage(page, watch))];
}

/** What a page answers, or an error when it does not. */
function inTime(answer) {
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the page does not answer')), LONGEST).unref();
  });
  return Promise.race([answer, late]);
}

async function showAs(page, { width, height, scheme }) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
}

async function judgeView(page, isFirst) {
  const judges = Object.entries({ ...geometryJudges, ...(isFirst ? ONCE : {}) });
  const findings = [];
  for (const [judge, run] of judges)
    findings.push(...(await inTime(page.evaluate(run))).map((finding) => ({ judge, ...finding })));
  return findings;
}

async function judgeNames(page, { scripts }, judgeClasses) {
  const unruled = await judgeClasses(await inTime(page.evaluate(listClasses)), scripts);
  return unruled.map((finding) => ({ judge: 'classes', ...finding }));
}

/** Opens what can be opened, then tells what the page complained about. */
async function closePage(page, watch) {
  const findings = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  await inTime(page.evaluate(openEverything)).catch(() => undefined);
  const violations = await inTime(page.evaluate(() => window.gate.violations)).catch(() => []);
  findings.push(...violations.map((text) => ({ judge: 'policy', text })));
  findings.push(...watch.complaints);
  await page.close();
  return findings;
}

function watchPage(page, origin) {
  const complaints = [];
  const scripts = [];
  page.on('console', (message) => {
    // The policy's refusals and failed requests are told apart, with more to say.
    if (
      message.type() === 'error' &&
      !/Content.Security.Policy|Failed to load resource/i.test(message.text())
    )
      complaints.push({ judge: 'console', text: message.text() });
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    const [, at = ''] = /(?:\(|at )https?:\/\/[^/]+(\/[^\s:)]+)/.exec(stack) ?? [];
    const where = at === '' || !isProjectScript(at) ? {} : { by: at };
    complaints.push({ judge: 'console', text: message, ...where });
  });
  page.on('response', async (response) => {
    const url = new URL(response.url());
    if (url.origin !== origin) return;
    if (response.status() >= 400)
      complaints.push({ judge: 'requests', text: `${response.status()} ${url.pathname}` });
    else if (response.request().resourceType() === 'script' && isProjectScript(url.pathname))
      scripts.push({ address: url.pathname, code: await response.text().catch(() => '') });
  });
  return { complaints, scripts };
}

/** Scripts of authors: their own files, and the modules of islands. */
function isProjectScript(pathname) {
  return !pathname.startsWith('/_waymark/') || pathname.startsWith('/_waymark/islands/');
}

/** Lets everything load that waits to be seen. Runs in the page. */
async function scrollThrough() {
  await document.fonts.ready;
  const height = Math.min(document.documentElement.scrollHeight, 12_000);
  for (let top = 0; top <= height; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await new Promise((resolve) => setTimeout(resolve, 150));
}

/** Opens whatever opens and closes. Runs in the page. */
async function openEverything() {
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  // A press on a group of the sidebar may lead to another page.
  for (const details of document.querySelectorAll('details')) details.open = true;
  const buttons = document.querySelectorAll(
    'button[aria-expanded="false"], button[popovertarget], [role="tab"]',
  );
  for (const button of [...buttons].slice(0, 60)) {
    if (!button.checkVisibility() || button.closest('a') !== null) continue;
    button.click();
    await pause(20);
  }
  await pause(200);
}
