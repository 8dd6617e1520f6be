import { expectAccessible } from './axe.ts';
import { answersUrl } from './made-sites/feedback-site.ts';
import { at, expect, alone as test } from './sites.ts';

test('an answer is sent where the site wants it, and a comment after it', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route(answersUrl, async (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postDataJSON());
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
    });
  });
  await page.goto(at('feedback', '/?from=search#top'));
  const bar = page.locator('.feedback-toolbar');
  const form = bar.locator('#feedback-form');
  await expect(form).toBeHidden();
  await bar.getByRole('button', { name: 'No', exact: true }).click();
  await expect(bar.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(form.getByRole('textbox', { name: 'What could be better?' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('More pictures');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toBeHidden();
  await expect(bar.getByRole('button', { name: 'No', exact: true }), 'the focus is not lost').toBeFocused();
  await expect(bar).toContainText('Thank you');
  const answer = { path: '/', url: at('feedback', '/'), helpful: false };
  await expect.poll(() => sent).toEqual([answer, { ...answer, comment: 'More pictures' }]);
});
