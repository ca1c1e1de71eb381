import { bookingDialog, isBooked } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ country: 'ae' });

test('books directly from the form in a country without one-time codes', async ({
  page,
  outside,
  t,
}) => {
  const { list, doctor, slot } = await findVisit(outside.api, { day: '2026-11-25' });
  const { dialog, isAt, fillIn, submit } = bookingDialog(page, t);

  await page.goto(list);
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  await isAt('form');
  await expect(dialog).toContainText(t.booking('form.phoneHint'));
  await fillIn({ name: 'Sara', surname: 'Trial', phone: '050 123 4567', consents: true });
  await submit();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(slotName(slot, 'en'));
  await isBooked(page, t);
  await expect(outside.codeFor('+971501234567')).rejects.toThrow('No code was sent');
});
