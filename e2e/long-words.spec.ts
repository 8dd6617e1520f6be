import { wordyThemes } from './made-sites/wordy-sites.ts';
import { at, expect, test } from './sites.ts';

/** What reaches beyond the window, or beyond what it stands in. Runs in the page. */
function listWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const right = (element: Element | null): number => element?.getBoundingClientRect().right ?? 0;
  const parts = document.querySelectorAll(
    '#banner > *, .footer a, .prompt-description, .color-name, .tooltip-trigger, .expandable > summary > span, .chooser > select, .update-label, .update-tag, .badge, .changelog-filter, .nav-tag-pill, .bar-start .sign',
  );
  const isTitleUnderArrow = (card: Element): boolean => {
    const title = document.createRange();
    title.selectNodeContents(card.querySelector('.face-title') ?? card);
    const arrow = card.querySelector('.face-arrow')?.getBoundingClientRect();
    return arrow !== undefined && [...title.getClientRects()].some(({ right }) => right > arrow.left);
  };
  const links = [...document.querySelectorAll('.bar-links > ul > li > *, .bar-start > *')].filter((link) =>
    link.checkVisibility(),
  );
  return [
    ...(scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth}`] : []),
    ...[...parts]
      .filter((part) => right(part) > right(part.parentElement) + 1)
      .map(({ className }) => className),
    ...[...document.querySelectorAll('.card:has(.face-arrow)')].filter(isTitleUnderArrow).map(() => 'arrow'),
    ...links.filter((link) => link.getBoundingClientRect().left < 0).map(({ className }) => className),
  ];
}

for (const theme of wordyThemes)
  test(`long words stay within what they stand in: ${theme}`, async ({ page }) => {
    for (const path of ['/', '/changelog/']) {
      await page.goto(at(`wordy-${theme}`, path));
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(listWide), `${path} at ${width}`).toEqual([]);
      }
    }
  });
