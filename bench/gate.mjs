// Builds real sites, opens their pages in Chromium and reports what is not as an author or a reader would have it:
//   npm run build && npm run gate -- DIR… [--pages N] [--out FOLDER] [--keep] [--only ROUTE] [--verbose]
// Each DIR holds a project. FOLDER gets the sites, `report.md`, `report.json` and a picture of every finding and of every
// front page; `--keep` judges sites that are built there already, `--verbose` names each page when it is opened. Outside hosts
// are answered by a stand-in. Exit code 1 when something was found that no diagnostic of the build tells.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createTailwind } from '../packages/waymark/dist/pages/assets/tailwind.js';
import { listen } from '../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../packages/waymark/dist/serve/static-handler.js';
import { launchChromium } from '../scripts/chromium/launch-chromium.mjs';
import { choosePages, traitsOf } from './gate/choose-pages.mjs';
import { createAnchorJudge, leadsToHeading } from './gate/judges/anchors.mjs';
import { createClassJudge } from './gate/judges/classes.mjs';
import { judgeParsedTree } from './gate/judges/parsed-tree.mjs';
import { readSite } from './gate/read-site.mjs';
import { writeReport } from './gate/report.mjs';
import { takePictures } from './gate/take-pictures.mjs';
import { createTold } from './gate/told.mjs';
import { openContext, visitPage } from './gate/visit-page.mjs';

const { values, positionals } = parseArgs({
  options: {
    pages: { type: 'string', default: '60' },
    out: { type: 'string', default: 'gate-report' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const out = resolve(values.out);
const VIEWS = [
  { name: 'desktop', width: 1440, height: 900, scheme: 'light' },
  { name: 'phone', width: 390, height: 844, scheme: 'light' },
  { name: 'desktop-dark', width: 1440, height: 900, scheme: 'dark' },
  { name: 'phone-dark', width: 390, height: 844, scheme: 'dark' },
];

/** Browsers that look at pages of a site at the same time. */
const BROWSERS = 2;

const judgeClasses = createClassJudge(createUtilityTest());
function createUtilityTest() {
  const build = createTailwind((_, make) => make());
  const answers = new Map();
  return async (names) => {
    for (const name of names) if (!answers.has(name)) answers.set(name, (await build([name])) !== '');
    return names.filter((name) => answers.get(name));
  };
}

function buildSite(directory, folder) {
  if (values.keep && existsSync(`${folder}.json`)) return;
  rmSync(folder, { recursive: true, force: true });
  const child = fileURLToPath(new URL('gate/build-site.mjs', import.meta.url));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=8192', child, directory, folder],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  if (status !== 0) throw new Error(`${directory} was not built: ${stderr}`);
}

/** What needs no browser, of every page. */
function judgeFiles(folder) {
  const ids = new Map();
  const pages = [];
  const links = [];
  const findings = [];
  for (const page of readSite(folder)) {
    ids.set(page.path, new Set(page.tags.flatMap(({ attributes }) => attributes.get('id') ?? [])));
    pages.push({ route: page.route, path: page.path, traits: traitsOf(page) });
    links.push({ ...page, html: '', tags: page.tags.filter(leadsToHeading) });
    findings.push(
      ...judgeParsedTree(page).map((finding) => ({ judge: 'parsed-tree', route: page.route, ...finding })),
    );
  }
  const judgeAnchors = createAnchorJudge(folder, (file) => ids.get(file));
  for (const page of links)
    findings.push(
      ...judgeAnchors(page).map((finding) => ({ judge: 'anchors', route: page.route, ...finding })),
    );
  return { pages, findings };
}

/** Dark views are for pages whose authors chose colours. */
function viewsOf({ route, traits }) {
  return route === '/' || traits.has('mode:custom') ? VIEWS : VIEWS.slice(0, 2);
}

/** The finding of a page that does not come to an end. */
function hangs() {
  return new Promise((resolve) => {
    setTimeout(() => resolve([{ judge: 'hangs', text: 'nothing happens for two minutes' }]), 120_000).unref();
  });
}

async function judgeSite(directory) {
  const name = basename(directory);
  const folder = join(out, 'sites', name);
  buildSite(directory, folder);
  const { pages, findings } = judgeFiles(folder);
  const chosen = choosePages(pages, Number(values.pages)).filter(
    ({ route }) => values.only === undefined || route === values.only,
  );
  const handler = createStaticHandler({ folder, base: '', host: 'localhost' });
  const { url, close } = await listen(handler, { port: 0, host: 'localhost', next: true });
  const hits = new Map();
  const pictures = join(out, 'pictures', name);
  mkdirSync(pictures, { recursive: true });
  const seen = new Map();
  const waiting = chosen.values();
  // A page mostly waits for something, and then another one can be looked at.
  await Promise.all(
    Array.from({ length: Math.min(BROWSERS, chosen.length) }, () =>
      visitPages(waiting, seen, { name, url, hits, pictures }),
    ),
  );
  close();
  findings.push(...chosen.flatMap((page) => seen.get(page)));
  const { diagnostics } = JSON.parse(readFileSync(`${folder}.json`, 'utf8'));
  const told = createTold(diagnostics, hits.size > 0);
  return {
    name,
    pages: pages.length,
    opened: chosen.length,
    hits: Object.fromEntries(hits),
    findings: findings.map(({ box, ...finding }) => ({ ...finding, known: told(finding) })),
  };
}

/** Visits pages with a browser of its own as long as there are some, and notes what was found on each in `seen`. */
async function visitPages(waiting, seen, { name, url, hits, pictures }) {
  let browser = await launchChromium();
  let context = await openContext(browser, { url, hits });
  for (const page of waiting) {
    const { route } = page;
    const views = viewsOf(page);
    if (values.verbose) console.error(new Date().toISOString().slice(11, 19), name, route);
    const to = { folder: pictures, below: out, route, isFront: views === VIEWS };
    const onView = (tab, view, findings) => takePictures(tab, findings, { ...to, view });
    const visit = visitPage(context, `${url}${route}`, { views, judgeClasses, onView });
    visit.catch(() => undefined);
    const findings = await Promise.race([visit, hangs()]);
    if (findings.some(({ judge }) => judge === 'hangs')) {
      // Nothing can be asked of a browser whose page is stuck.
      browser.close().catch(() => undefined);
      browser = await launchChromium();
      context = await openContext(browser, { url, hits });
    }
    seen.set(
      page,
      findings.map((finding) => ({ route, ...finding })),
    );
  }
  await browser.close();
}

mkdirSync(out, { recursive: true });
const sites = [];
for (const directory of positionals.map((path) => resolve(path))) {
  const site = await judgeSite(directory);
  sites.push(site);
  writeReport(out, sites);
  const open = site.findings.filter(({ known }) => known === undefined).length;
  console.log(`${site.name}: ${site.opened} of ${site.pages} pages opened, ${open} findings`);
}
process.exitCode = sites.some(({ findings }) => findings.some(({ known }) => known === undefined)) ? 1 : 0;
