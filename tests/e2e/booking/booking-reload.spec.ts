import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, firstSlot, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { phoneText } from '#tests/support/e2e/data/patients.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'ro', language: 'en' });

test('a reload keeps the booking but never stores the code', async ({
  page,
  backend,
  reserve,
  href,
  t,
}) => {
  const { list, doctor, slot } = await reserve.slot();
  const { dialog, code, field, expectStep, fillIn, consent, submit } = bookingDialog(page, t);

  await page.goto(href(list));
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  const patient = reserve.patient();
  await fillIn(patient);

  await page.reload();
  await expectStep('form');
  await expect(dialog.getByText(slotName(slot, 'en'))).toBeVisible();
  await expect(field(t.booking('form.firstName'))).toHaveValue(patient.name);
  await expect(field(t.booking('form.surname'))).toHaveValue(patient.surname ?? '');
  await expect(field(t.booking('form.phone'))).toHaveValue(phoneText('ro', patient.phone));
  await expect(consent).toBeChecked();
  await submit();

  await expectStep('otp');
  const sent = await backend.codeFor(patient.phone);
  await code.fill(sent.slice(0, 3));
  // Searches for quoted form values, as random ids may contain the digits.
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage).replaceAll('\\', ''));
  expect(stored).toContain(`"${patient.name}"`);
  expect(stored).not.toContain(`"${sent.slice(0, 3)}"`);
  await page.reload();
  await expectStep('otp');
  await expect(dialog).toContainText(phoneText('ro', patient.phone));
  await expect(code).toHaveValue('');
  // Back leads to the previous step, as before the reload.
  await page.goBack();
  await expectStep('form');
  await submit();
  await expectStep('otp');
  await code.fill(sent);
  await expectBooked(page, t);

  expect(await page.evaluate(() => sessionStorage.getItem('vizit:booking'))).toBeNull();
});

test('a closed booking stays closed after a reload', async ({ page, reserve, href, t }) => {
  const { list, doctor } = await reserve.slot();
  const { dialog, expectStep } = bookingDialog(page, t);

  await page.goto(href(list));
  await firstSlot(cardOf(page, doctor)).click();
  await expectStep('form');
  await dialog.getByRole('button', { name: t.booking('close') }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});
