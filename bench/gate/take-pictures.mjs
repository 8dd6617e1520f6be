import { join, relative } from 'node:path';

const MARGIN = 60;
const LARGEST = 900;
/** Pictures of one kind of finding on a page, beyond which more show nothing new. */
const EACH = 2;

/** Photographs findings where they stand, and the whole of front pages. Findings get the path of their picture. */
export async function takePictures(page, findings, { folder, below, view, route, isFront }) {
  const counts = new Map();
  for (const finding of findings) {
    const count = counts.get(finding.judge) ?? 0;
    counts.set(finding.judge, count + 1);
    if (finding.box === undefined || count >= EACH) continue;
    const path = join(folder, `${nameOf(route)}${view.name}-${finding.judge}-${count}.png`);
    const clip = {
      x: Math.max(0, finding.box.x - MARGIN),
      y: Math.max(0, finding.box.y - MARGIN),
      width: Math.min(finding.box.width + 2 * MARGIN, LARGEST),
      height: Math.min(finding.box.height + 2 * MARGIN, LARGEST),
    };
    const isTaken = await page.screenshot({ path, clip, fullPage: true, animations: 'disabled' }).then(
      () => true,
      () => false,
    );
    if (isTaken) finding.picture = relative(below, path);
  }
  if (isFront) await photographPage(page, join(folder, `${nameOf(route)}page-${view.name}.png`), view);
}

/** The first screens of a page, as far as a picture of it is still of use. */
async function photographPage(page, path, { width, height }) {
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(full, height * 3) };
  await page.screenshot({ path, clip, fullPage: true, animations: 'disabled' }).catch(() => undefined);
}

function nameOf(route) {
  return route.replace(/\W+/g, '-').slice(0, 80);
}
