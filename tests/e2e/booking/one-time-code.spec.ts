import { bookingDialog, isBooked } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ country: 'kg', language: 'en' });

test('accepts the right code after a wrong one', async ({ page, outside, troubles, at, t }) => {
  const { list, doctor, slot } = await findVisit(outside.api, { day: '2026-11-26' });
  const { code, isAt, fillIn, submit } = bookingDialog(page, t);

  await page.goto(at(list));
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  await fillIn({ name: 'Careless Person', phone: '+996 700 123 411' });
  await submit();
  await isAt('otp');
  await expect(code).toBeFocused();
  const right = await outside.codeFor('+996700123411');
  const wrong = right === '0000' ? '1111' : '0000';

  troubles.expectAnswer(400, /\/appointments\/$/);
  await page.keyboard.type(wrong);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/code/);
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();

  await page.keyboard.type(right);
  await isBooked(page, t);
});

test('sends another code after a minute, which invalidates the first', async ({
  page,
  outside,
  troubles,
  at,
  t,
}) => {
  const { list, doctor, slot } = await findVisit(outside.api, { day: '2026-11-27' });
  const { dialog, code, isAt, fillIn, submit } = bookingDialog(page, t);
  const resend = dialog.getByRole('button', { name: t.booking('otp.resend') });

  await page.clock.install();
  await page.goto(at(list));
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  await fillIn({ name: 'Patient Person', phone: '+996 700 123 412' });
  await submit();
  await isAt('otp');
  await expect(dialog.getByText(/ (60|5\d) seconds/)).toBeVisible();
  await expect(resend).toBeHidden();
  const first = await outside.codeFor('+996700123412');

  await page.clock.fastForward('01:00');
  await resend.click();
  await expect(dialog.getByText(t.booking('otp.resent'))).toBeVisible();
  await expect(resend).toBeHidden();
  const second = await outside.codeFor('+996700123412');

  if (first !== second) {
    troubles.expectAnswer(400, /\/appointments\/$/);
    await code.fill(first);
    await expect(code).toHaveAccessibleDescription(/code/);
  }
  await code.fill(second);
  await isBooked(page, t);
});
