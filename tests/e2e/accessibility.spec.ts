import { isAccessible } from '#tests/support/journey/axe.ts';
import { bookingDialog, isBooked } from '#tests/support/journey/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/journey/doctors-list.ts';
import { findVisit } from '#tests/support/journey/find-visit.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';

// Half faded in, nothing has the contrast it will have.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow(true, 'axe reads every element of a page');

const SITES = [
  {
    name: 'Hungarian on a computer',
    use: { country: 'hu', language: 'hu' },
    day: '2026-11-23',
    patient: { name: 'Kata', surname: 'Próba', phone: '+36 20 123 4572', consents: true },
    stored: '+36201234572',
  },
  {
    name: 'Kazakh on a phone',
    use: { country: 'kz', language: 'kk', ...phone },
    day: '2026-11-26',
    patient: { name: 'Айгерім Сынақ', phone: '+7 771 000 99 03' },
    stored: '+77710009903',
  },
] as const;

for (const { name, use, day, patient, stored } of SITES) {
  test.describe(name, () => {
    test.use(use);

    test('every step of a booking is accessible', async ({ page, outside, at, t }) => {
      const { list, doctor, slot } = await findVisit(outside.api, { day, conditions: true });
      const { dialog, code, isAt, fillIn, submit, back } = bookingDialog(page, t);

      await page.goto(at(list));
      await cardOf(page, doctor)
        .getByRole('button', { name: slotName(slot, use.language) })
        .click();
      await isAt('info');
      await isAccessible(page);
      await dialog.getByRole('button', { name: t.booking('info.continue') }).click();
      await isAt('form');
      await isAccessible(page);
      await submit();
      await expect(dialog.getByText(t.booking('errors.required')).first()).toBeVisible();
      await isAccessible(page);
      await back();
      await isAt('slots');
      await isAccessible(page);
      await back();
      await fillIn(patient);
      await submit();
      await isAt('otp');
      await isAccessible(page);
      await code.fill(await outside.codeFor(stored));
      await isBooked(page, t);
      await isAccessible(page);
    });
  });
}
