import { bookingDialog } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { blockScripts } from '#tests/support/e2e/network/block-scripts.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

for (const [name, use] of [
  ['on a desktop', { country: 'hu' }],
  ['on a phone', { country: 'kg', ...phone }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('a slot that is pressed before hydration is booked after it', async ({
      page,
      reserve,
      t,
    }) => {
      const { list, doctor } = await reserve.slot();
      const { dialog } = bookingDialog(page, t);
      const allowScripts = await blockScripts(page);
      await page.goto(list, { waitUntil: 'commit' });
      const time = cardOf(page, doctor).getByRole('button', { name: /\d\d:\d\d/ });
      await time.first().click();
      await expect(time.first()).toHaveCSS('cursor', 'progress');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      allowScripts();
      await expect(dialog).toBeVisible();
    });
  });
}

test('only the last of two presses before hydration counts', async ({ page, reserve, t }) => {
  const { list, doctor } = await reserve.slot();
  const allowScripts = await blockScripts(page);
  await page.goto(list, { waitUntil: 'commit' });
  const time = cardOf(page, doctor).getByRole('button', { name: /\d\d:\d\d/ });
  await time.first().click();
  await page.getByRole('button', { name: t.common('language.label') }).click();
  allowScripts();
  await expect(page.getByRole('menu', { name: t.common('language.choose') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
