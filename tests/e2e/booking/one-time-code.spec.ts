import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'kg', language: 'en' });

test('accepts the right code after a wrong one', async ({
  page,
  backend,
  reserve,
  browserErrors,
  href,
  t,
}) => {
  const { list, doctor, slot } = await reserve.slot();
  const { code, expectStep, fillIn, submit } = bookingDialog(page, t);

  await page.goto(href(list));
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  const patient = reserve.patient();
  await fillIn(patient);
  await submit();
  await expectStep('otp');
  await expect(code).toBeFocused();
  const right = await backend.codeFor(patient.phone);
  const wrong = right === '0000' ? '1111' : '0000';

  browserErrors.expectErrorStatus(400, /\/appointments\/$/);
  await page.keyboard.type(wrong);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/code/);
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();

  await page.keyboard.type(right);
  await expectBooked(page, t);
});

test('sends another code after a minute, which invalidates the first', async ({
  page,
  backend,
  reserve,
  browserErrors,
  href,
  t,
}) => {
  const { list, doctor, slot } = await reserve.slot();
  const { dialog, code, expectStep, fillIn, submit } = bookingDialog(page, t);
  const resend = dialog.getByRole('button', { name: t.booking('otp.resend') });

  await page.clock.install();
  await page.goto(href(list));
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  const patient = reserve.patient();
  await fillIn(patient);
  await submit();
  await expectStep('otp');
  await expect(dialog.getByText(/ (60|5\d) seconds/)).toBeVisible();
  await expect(resend).toBeHidden();
  const first = await backend.codeFor(patient.phone);

  await page.clock.fastForward('01:00');
  await resend.click();
  await expect(dialog.getByText(t.booking('otp.resent'))).toBeVisible();
  await expect(resend).toBeHidden();
  const second = await backend.codeFor(patient.phone);

  if (first !== second) {
    browserErrors.expectErrorStatus(400, /\/appointments\/$/);
    await code.fill(first);
    await expect(code).toHaveAccessibleDescription(/code/);
  }
  await code.fill(second);
  await expectBooked(page, t);
});
