import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'ro' });

test('holds a slot during code entry and releases it when the patient leaves', async ({
  page,
  backend,
  reserve,
  t,
}) => {
  const { list, doctor, service, slot } = await reserve.slot();
  const { dialog, code, expectStep, fillIn, submit, back, changeTime } = bookingDialog(page, t);
  const day = slot.datetime.slice(0, 10);
  const isOffered = async () =>
    (
      await backend.api.slots({ doctor: String(doctor.id), date_from: day, date_to: day })
    ).results.some(({ id, doctor_service }) => id === slot.id && doctor_service === service.id);

  await page.goto(list);
  const time = cardOf(page, doctor).getByRole('button', { name: slotName(slot, 'ro') });
  const choose = async () => {
    await time.click();
    await expectStep('form');
  };
  await choose();
  const patient = reserve.patient();
  await fillIn(patient);
  expect(await isOffered()).toBe(true);
  await submit();
  await expectStep('otp');
  expect(await isOffered()).toBe(false);

  // Returning to the form keeps the hold; returning to the slots releases it.
  await back();
  await expectStep('form');
  expect(await isOffered()).toBe(false);
  await changeTime();
  await expectStep('slots');
  await dialog.getByRole('button', { name: slotName(slot, 'ro') }).click();
  await expectStep('form');
  await submit();
  await expectStep('otp');
  expect(await isOffered()).toBe(false);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(isOffered).toBe(true);

  await choose();
  await submit();
  await expectStep('otp');
  await code.fill(await backend.codeFor(patient.phone));
  await expectBooked(page, t);
  expect(await isOffered()).toBe(false);
});
