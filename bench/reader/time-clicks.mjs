import { setTimeout as wait } from 'node:timers/promises';
import { startPipedChromium } from './piped-chromium.mjs';

/** Milliseconds from hovering to the click: as long as a hand takes, and enough for a page to be prerendered on a busy machine. */
const HOVERED = 1500;

/**
 * Hovers over links of the sidebar, clicks them, and gives for each the milliseconds from the click until the page that it leads to is there,
 * and until its first paint, and whether it had been prerendered.
 */
export async function timeClicks(address, count) {
  const browser = await startPipedChromium();
  try {
    await browser.ask('Page.navigate', { url: address });
    const clicks = [];
    for (let at = 0; at < count; at += 1) {
      await wait(1000);
      clicks.push(await timeClick(browser, at));
    }
    return { version: browser.version, clicks: clicks.filter((click) => click !== undefined) };
  } finally {
    await browser.close();
  }
}

async function timeClick(browser, at) {
  const point = await run(browser, prepareClick, at);
  if (point === undefined) return undefined;
  const move = (type, more) => browser.ask('Input.dispatchMouseEvent', { type, ...point, ...more });
  await move('mouseMoved');
  await wait(HOVERED);
  const button = { button: 'left', clickCount: 1 };
  await move('mousePressed', button);
  // The page that is asked goes away with it.
  void move('mouseReleased', button).catch(() => undefined);
  for (let tries = 0; tries < 50; tries += 1) {
    await wait(100);
    const seen = await run(browser, readPaint).catch(() => undefined);
    if (seen !== undefined) return seen;
  }
  return undefined;
}

async function run(browser, code, ...values) {
  const expression = `(${code})(${values.map((value) => JSON.stringify(value)).join()})`;
  const { result } = await browser.ask('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

/** In the page: notes when a link is clicked, and gives the place of one that leads to another page. */
function prepareClick(at) {
  const links = [...document.querySelectorAll('#sidebar a[href]:not([aria-current], [target])')].filter(
    (link) =>
      new URL(link.href).origin === location.origin && !link.pathname.includes('.') && link.checkVisibility(),
  );
  // Another one each time, so that nothing is opened twice in a row.
  const link = links[(at * 7) % links.length];
  if (link === undefined) return undefined;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  sessionStorage.setItem('bench-left', String(performance.timeOrigin));
  const note = (event) =>
    localStorage.setItem('bench-click', String(performance.timeOrigin + event.timeStamp));
  document.addEventListener('click', note, { capture: true, once: true });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** In the page that was opened: from the click to its first paint; undefined while nothing is painted, or it is still the old page. */
function readPaint() {
  const clicked = Number(localStorage.getItem('bench-click'));
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  if (
    clicked === 0 ||
    paint === undefined ||
    String(performance.timeOrigin) === sessionStorage.getItem('bench-left')
  )
    return undefined;
  localStorage.removeItem('bench-click');
  const { activationStart = 0 } = performance.getEntriesByType('navigation')[0] ?? {};
  return {
    /** Until the page that was clicked takes the place of the other. */
    shown: performance.timeOrigin + activationStart - clicked,
    painted: performance.timeOrigin + paint.startTime - clicked,
    isPrerendered: activationStart > 0,
  };
}
