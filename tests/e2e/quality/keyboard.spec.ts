import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, firstSlot, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Locator, Page } from '@playwright/test';

test.use({ country: 'hu', language: 'en' });

/** Presses Tab until an element has the focus, as a keyboard user does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element');
}

test('books from the list to the appointment by keyboard', async ({
  page,
  backend,
  reserve,
  href,
  t,
}) => {
  const { list, doctor, slot } = await reserve.slot();
  const { dialog, code, field, expectStep, consent } = bookingDialog(page, t);
  const time = cardOf(page, doctor).getByRole('button', { name: slotName(slot, 'en') });

  await page.goto(href(list));
  await expect(time).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.common('skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, time);

  await page.keyboard.press('Enter');
  await expectStep('form');
  await expect(field(t.booking('form.firstName'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(time).toBeFocused();

  await page.keyboard.press('Enter');
  await expectStep('form');
  await expect(field(t.booking('form.firstName'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t.booking('errors.required'))).not.toHaveCount(0);
  await expect(field(t.booking('form.firstName'))).toBeFocused();
  await page.keyboard.type('Kata');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.type('201234568');
  await expect(field(t.booking('form.phone'))).toHaveValue('+36 20 123 4568');
  await tabTo(page, consent);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expectStep('otp');
  await expect(code).toBeFocused();
  await page.keyboard.type(await backend.codeFor('+36201234568'));
  await expectBooked(page, t);
  await expect(page.getByRole('main')).toBeFocused();
});

test('traps the focus in the dialog in both directions', async ({ page, reserve, href, t }) => {
  const { list, doctor } = await reserve.slot();
  const { dialog, expectStep } = bookingDialog(page, t);

  await page.goto(href(list));
  await firstSlot(cardOf(page, doctor)).press('Enter');
  await expectStep('form');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press(key);
      // After the last element, the browser's toolbar may have the focus.
      const isAway = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isAway, `after ${presses + 1} × ${key}`).toBe(false);
    }
  }
  await expect(dialog).toBeVisible();
});

test('opens and closes menus by arrow keys and Escape', async ({ page, href, t }) => {
  await page.goto(href('/'));
  const city = page.getByRole('button', { name: t.common('city.label') });
  await city.focus();
  await page.keyboard.press('ArrowDown');
  const menu = page.getByRole('menu', { name: t.common('city.choose') });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(city).toHaveAttribute('aria-expanded', 'false');
  await expect(city).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  const last = menu.getByRole('menuitem').last();
  const chosen = await last.innerText();
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  const all = page.getByRole('menuitem', { name: t.common('city.allDistricts') });
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(city).toContainText(chosen);
});
