import { launchChromium } from '../../scripts/chromium/launch-chromium.mjs';
import { visit } from '../looks/visit.mjs';

/** Kinds of files that a first visit loads, by the end of their names. */
const KINDS = [
  ['JavaScript', /\.js$/],
  ['CSS', /\.css$/],
  ['fonts', /\.woff2$/],
];

/** Opens pages as a reader who was never there, and gives for each the gzip bytes of its document, scripts, stylesheets and fonts. */
export async function weighVisits(origin, routes) {
  const browser = await launchChromium();
  try {
    const rows = [];
    for (const route of routes) rows.push(await weighVisit(browser, origin, route));
    return rows;
  } finally {
    await browser.close();
  }
}

async function weighVisit(browser, origin, route) {
  const address = origin + route;
  const { files, close } = await visit(browser, address, { viewport: { width: 1440, height: 900 } });
  const sent = await files();
  await close();
  const sum = (isMeant) => sent.reduce((total, { url, bytes }) => total + (isMeant(url) ? bytes : 0), 0);
  return {
    route,
    HTML: sum((url) => url === address),
    ...Object.fromEntries(
      KINDS.map(([kind, name]) => [kind, sum((url) => name.test(new URL(url).pathname))]),
    ),
  };
}
