import { at, expect, alone as test } from './sites.ts';

test('a page in two languages has the banner, links and footer of the one that the reader comes from', async ({
  page,
}) => {
  const links = page.locator('.topbar-right-container > .bar-links');
  await page.goto(at('shared-languages', '/words/'));
  await expect(links.getByRole('link')).toHaveText(['Blog']);
  await expect(page.locator('#banner')).toHaveCount(0);

  await page.goto(at('shared-languages', '/anfang/'));
  await page.locator('#sidebar').getByRole('link', { name: 'Words', exact: true }).click();
  await expect(page).toHaveURL(/\/words\/$/);
  await expect(links.getByRole('link')).toHaveText(['Neues']);
  await expect(page.locator('#footer').getByRole('link')).toHaveText(['Impressum']);
  await expect(page.locator('#banner')).toHaveText('Heute neu');
  await expect(page.locator('#banner')).toHaveAttribute('lang', 'de');

  await page.locator('[data-dismiss-banner]').click();
  await expect(page.locator('#banner')).toBeHidden();
  await page.reload();
  await expect(links.getByRole('link')).toHaveText(['Neues']);
  await expect(page.locator('#banner')).toBeHidden();

  await page.goto(at('shared-languages', '/start/'));
  await page.locator('#sidebar').getByRole('link', { name: 'Words', exact: true }).click();
  await expect(links.getByRole('link')).toHaveText(['Blog']);
  await expect(page.locator('#footer').getByRole('link')).toHaveText(['Imprint']);
});
