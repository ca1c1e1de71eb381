import { bookingDialog, isBooked } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ country: 'ro' });

test('holds a slot during code entry and releases it when the patient leaves', async ({
  page,
  outside,
  t,
}) => {
  const { list, doctor, service, slot } = await findVisit(outside.api, { day: '2026-11-27' });
  const { dialog, code, isAt, fillIn, submit, back, changeTime } = bookingDialog(page, t);
  const day = { date_from: '2026-11-27', date_to: '2026-11-27' };
  const isOffered = async () =>
    (await outside.api.slots({ doctor: String(doctor.id), ...day })).results.some(
      ({ id, doctor_service }) => id === slot.id && doctor_service === service.id,
    );

  await page.goto(list);
  const time = cardOf(page, doctor).getByRole('button', { name: slotName(slot, 'ro') });
  const choose = async () => {
    await time.click();
    await isAt('form');
  };
  await choose();
  await fillIn({ name: 'Ana', surname: 'Încercare', phone: '+40 712 123 405', consents: true });
  expect(await isOffered()).toBe(true);
  await submit();
  await isAt('otp');
  expect(await isOffered()).toBe(false);

  // Correcting the form keeps the hold; choosing again releases it, also for this patient.
  await back();
  await isAt('form');
  expect(await isOffered()).toBe(false);
  await changeTime();
  await isAt('slots');
  await dialog.getByRole('button', { name: slotName(slot, 'ro') }).click();
  await isAt('form');
  await submit();
  await isAt('otp');
  expect(await isOffered()).toBe(false);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(isOffered).toBe(true);

  await choose();
  await submit();
  await isAt('otp');
  await code.fill(await outside.codeFor('+40712123405'));
  await isBooked(page, t);
  expect(await isOffered()).toBe(false);
});
