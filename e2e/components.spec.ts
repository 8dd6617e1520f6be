import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at, expect, folderOf, test } from './sites.ts';

test.describe('diagrams', () => {
  test('are drawn in the colours of the mode, with their own styles, under the policy', async ({ page }) => {
    await page.goto(at('components', '/diagrams/'));
    const first = page.getByRole('figure', { name: 'Diagram' }).first();
    await expect(first.locator('svg').first()).toBeVisible();
    await expect(first).toContainText('Harbour ♥');
    await expect(first.locator('.mermaid-source')).toBeHidden();
    const fill = (label: string): Promise<string> =>
      first
        .locator('.node', { hasText: label })
        .locator('rect.label-container')
        .evaluate((rect) => getComputedStyle(rect).fill);
    expect(await fill('Sea')).toBe('rgb(255, 0, 0)');
    const light = await fill('Harbour');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => fill('Harbour')).not.toBe(light);
  });

  test('are moved and enlarged by buttons', async ({ page }) => {
    await page.goto(at('components', '/diagrams/'));
    const first = page.getByRole('figure', { name: 'Diagram' }).first();
    const svg = first.locator('.mermaid-view > svg');
    await expect(svg).toBeVisible();
    const width = async (): Promise<number> => (await svg.boundingBox())?.width ?? 0;
    const before = await width();
    await first.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await expect.poll(width).toBeGreaterThan(before * 1.2);
    const left = (await svg.boundingBox())?.x ?? 0;
    await first.getByRole('button', { name: 'Move right' }).press('Space');
    await expect.poll(async () => (await svg.boundingBox())?.x).toBeLessThan(left);
    await first.getByRole('button', { name: 'Reset view' }).click();
    await expect.poll(width).toBeCloseTo(before, 0);
    await expect(page.getByRole('figure').nth(1).locator('svg').first()).toBeVisible();
    await expect(page.getByRole('figure').nth(1).getByRole('button')).toHaveCount(0);
  });

  test('that cannot be drawn say why, and show their source', async ({ page }) => {
    await page.goto(at('components', '/diagrams/'));
    const broken = page.getByRole('figure').nth(2);
    await expect(broken.getByRole('alert')).toContainText('This diagram cannot be drawn');
    await expect(broken.getByRole('alert')).toContainText('Parse error on line 3');
    await expect(broken.getByText('Broken -->').last()).toBeVisible();
  });

  test('bring their script only to the sites and pages that have some', async ({ page }) => {
    expect(existsSync(join(folderOf('plain'), '_waymark/diagrams'))).toBe(false);
    expect(readdirSync(join(folderOf('components'), '_waymark/diagrams')).length).toBeGreaterThan(20);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(at('components', '/'));
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((url) => url.includes('/diagrams'))).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are read as text', async ({ page }) => {
      await page.goto(at('components', '/diagrams/'));
      await expect(page.getByText('Sea --> Island')).toBeVisible();
    });
  });
});
