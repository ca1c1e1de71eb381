import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { bookingDialog } from '#tests/support/journey/screens/booking-dialog.ts';
import { holdScripts } from '#tests/support/journey/screens/hold-scripts.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';

for (const [name, use] of [
  ['on a computer', { country: 'hu' }],
  ['on a phone', { country: 'kg', ...phone }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('a slot that is pressed before hydration is booked after it', async ({
      page,
      outside,
      t,
    }) => {
      const { list } = await findVisit(outside.api, { day: '2026-11-24' });
      const { dialog } = bookingDialog(page, t);
      const letThrough = await holdScripts(page);
      await page.goto(list, { waitUntil: 'commit' });
      const time = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /\d\d:\d\d/ });
      await time.first().click();
      await expect(time.first()).toHaveCSS('cursor', 'progress');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      letThrough();
      await expect(dialog).toBeVisible();
    });
  });
}

test('only the last of two presses before hydration counts', async ({ page, outside, t }) => {
  const { list } = await findVisit(outside.api, { day: '2026-11-24' });
  const letThrough = await holdScripts(page);
  await page.goto(list, { waitUntil: 'commit' });
  const time = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /\d\d:\d\d/ });
  await time.first().click();
  await page.getByRole('button', { name: t.common('language.label') }).click();
  letThrough();
  await expect(page.getByRole('menu', { name: t.common('language.choose') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
