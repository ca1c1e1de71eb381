import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'ae' });

test('books directly from the form in a country without one-time codes', async ({
  page,
  backend,
  reserve,
  t,
}) => {
  const { list, doctor, slot } = await reserve.slot();
  const { dialog, expectStep, fillIn, submit } = bookingDialog(page, t);

  await page.goto(list);
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  await expectStep('form');
  await expect(dialog).toContainText(t.booking('form.phoneHint'));
  const patient = reserve.patient();
  await fillIn(patient);
  await submit();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(slotName(slot, 'en'));
  await expectBooked(page, t);
  await expect(backend.codeFor(patient.phone)).rejects.toThrow('No code was sent');
});
