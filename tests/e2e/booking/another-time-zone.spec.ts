import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

const ZONE = 'America/New_York';
/** A placeholder for the visitor's local time in a text. */
const WHEN = { when: 'WHEN' };

test.use({ country: 'ae', timezoneId: ZONE });

test('shows slots in the clinic’s time zone with the visitor’s own time beside them', async ({
  page,
  reserve,
  t,
}) => {
  const { list, doctor, slot } = await reserve.slot();
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
  const patient = reserve.patient();
  await fillIn(patient);
  await submit();
  await expectBooked(page, t);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(slotName(slot, 'en'));
  await expect(page.getByText(withOwn(t.appointment('clinicTime', WHEN)))).toBeVisible();
});
