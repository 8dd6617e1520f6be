import type { Page } from '@playwright/test';

/** Where the first of these begins, in pixels from the window's top. */
export const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

/** Contrast of two colours as the browser computes them, `rgb(…)`. */
export function contrastOf(one: string, other: string): number {
  const luminance = (color: string): number => {
    // A mixture is told in shares of one.
    const whole = color.startsWith('color(') ? 1 : 255;
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((each) => {
      const share = Number(each) / whole;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [dark = 1, light = 1] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return light / dark;
}

/** What the browser computes for a property of the first of these. */
export const styleOf = (page: Page, selector: string, name: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** Red, green and blue of a point of the window. */
export async function colorAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [...picture],
  );
}
