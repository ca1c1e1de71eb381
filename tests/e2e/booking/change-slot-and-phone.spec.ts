import { bookingDialog } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { phoneText } from '#tests/support/e2e/data/patients.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'ro' });

test('keeps the form when slot and phone are changed', async ({ page, backend, reserve, t }) => {
  const reserved = await reserve.slot();
  const { dialog, code, field, expectStep, fillIn, consent, submit, back, changeTime } =
    bookingDialog(page, t);
  const patient = reserve.patient();
  const otherPhone = reserve.patient().phone;
  const expectFormUnchanged = async () => {
    await expect(field(t.booking('form.firstName'))).toHaveValue(patient.name);
    await expect(field(t.booking('form.surname'))).toHaveValue(patient.surname ?? '');
    await expect(field(t.booking('form.phone'))).toHaveValue(phoneText('ro', patient.phone));
    await expect(consent).toBeChecked();
  };

  await page.goto(reserved.list);
  const first = slotName(reserved.slot, 'ro');
  await cardOf(page, reserved.doctor).getByRole('button', { name: first }).click();
  await fillIn(patient);

  await changeTime();
  await expectStep('slots');
  await back();
  await expectStep('form');
  await expectFormUnchanged();

  await changeTime();
  const other = dialog.getByRole('button', { name: /^miercuri, 25 noiembrie, / }).nth(1);
  const chosen = (await other.getAttribute('aria-label')) ?? '';
  expect(chosen).not.toBe(first);
  await other.click();
  await expectStep('form');
  await expect(dialog.getByText(chosen)).toBeVisible();
  await expectFormUnchanged();
  await submit();

  await expectStep('otp');
  await expect(dialog).toContainText(phoneText('ro', patient.phone));
  await dialog.getByRole('button', { name: t.booking('otp.changePhone') }).click();
  await expectStep('form');
  await expectFormUnchanged();
  await field(t.booking('form.phone')).fill(otherPhone);
  await submit();

  await expectStep('otp');
  await expect(dialog).toContainText(phoneText('ro', otherPhone));
  await code.fill(await backend.codeFor(otherPhone));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
  await expect(page.getByRole('article')).toContainText(phoneText('ro', otherPhone));
});
