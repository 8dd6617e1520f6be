import { launchChromium } from '../../scripts/chromium/launch-chromium.mjs';

/** Words of this many letters and more are asked for. */
const SHORTEST = 4;

/**
 * Asks the search dialog for words that titles of pages have, and gives for each the milliseconds from the question (the pause that the
 * dialog waits for further keys is over) until its answer stands in the list. The first answer, which loads the index, comes first.
 */
export async function timeAnswers(address, words) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    await page.locator('#search-bar-entry').click();
    await page.locator('#search-input').waitFor();
    const times = [];
    for (const word of words) times.push(await page.evaluate(askFor, word));
    return times;
  } finally {
    await browser.close();
  }
}

/** Words of the titles of a site's pages, each once, spread over the site. */
export function chooseWords(titles, count) {
  const words = [...new Set(titles.flatMap((title) => title.toLowerCase().match(/\p{L}+/gu) ?? []))].filter(
    (word) => word.length >= SHORTEST,
  );
  const step = Math.max(1, Math.floor(words.length / count));
  return words.filter((_, at) => at % step === 0).slice(0, count);
}

/** In the page: the list says that it is busy from the question to the answer. */
function askFor(word) {
  const input = document.querySelector('#search-input');
  const list = document.querySelector('#search-results');
  return new Promise((resolve) => {
    let asked;
    const watch = new MutationObserver(() => {
      const isBusy = list.getAttribute('aria-busy') === 'true';
      if (isBusy) asked ??= performance.now();
      if (isBusy || asked === undefined) return;
      watch.disconnect();
      resolve(performance.now() - asked);
    });
    watch.observe(list, { attributes: true, attributeFilter: ['aria-busy'] });
    input.value = word;
    input.dispatchEvent(new Event('input'));
  });
}
