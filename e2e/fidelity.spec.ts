// What was found on real sites.
import { at, expect, test } from './sites.ts';

for (const path of ['/answer/', '/rates/'])
  test(`nothing on ${path} is wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('fidelity', path));
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const inner = [...document.querySelectorAll('#content pre, #content table')].map(
        (element) => element.scrollWidth > element.clientWidth,
      );
      return { isWider: scrollWidth > clientWidth, inner };
    });
    expect(widths).toEqual({ isWider: false, inner: [true] });
  });
