import { bookingDialog, isBooked } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

const ZONE = 'America/New_York';
/** A placeholder for the visitor's own time in a text. */
const WHEN = { when: 'WHEN' };

test.use({ country: 'ae', timezoneId: ZONE });

test('shows slots in the clinic’s time zone with the visitor’s own time beside them', async ({
  page,
  outside,
  t,
}) => {
  const { list, doctor, slot } = await findVisit(outside.api, { day: '2026-11-27' });
  const { dialog, fillIn, submit } = bookingDialog(page, t);
  const own = new Date(slot.datetime).toLocaleTimeString('en-GB', {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
  });
  const withOwn = (text: string) => new RegExp(text.replace(WHEN.when, `.+, ${own}`));

  await page.goto(list);
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  await expect(dialog.getByText(slotName(slot, 'en'))).toBeVisible();
  await expect(dialog.getByText(withOwn(t.booking('chosen.clinicTime', WHEN)))).toBeVisible();
  await fillIn({ name: 'Sara', surname: 'Abroad', phone: '0501234574', consents: true });
  await submit();
  await isBooked(page, t);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(slotName(slot, 'en'));
  await expect(page.getByText(withOwn(t.appointment('clinicTime', WHEN)))).toBeVisible();
});
