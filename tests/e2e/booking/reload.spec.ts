import { bookingDialog, isBooked } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, firstTime, slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ country: 'ro', language: 'en' });

test('a reload keeps the booking but never stores the code', async ({ page, outside, at, t }) => {
  const { list, doctor, slot } = await findVisit(outside.api, { day: '2026-11-26' });
  const { dialog, code, field, isAt, fillIn, consent, submit } = bookingDialog(page, t);

  await page.goto(at(list));
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  await fillIn({ name: 'Ion', surname: 'Test', phone: '+40712034569', consents: true });

  await page.reload();
  await isAt('form');
  await expect(dialog.getByText(slotName(slot, 'en'))).toBeVisible();
  await expect(field(t.booking('form.firstName'))).toHaveValue('Ion');
  await expect(field(t.booking('form.surname'))).toHaveValue('Test');
  await expect(field(t.booking('form.phone'))).toHaveValue('+40 712 034 569');
  await expect(consent).toBeChecked();
  await submit();

  await isAt('otp');
  const sent = await outside.codeFor('+40712034569');
  await code.fill(sent.slice(0, 3));
  // As a form value: random ids may contain the digits.
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage).replaceAll('\\', ''));
  expect(kept).toContain('"Ion"');
  expect(kept).not.toContain(`"${sent.slice(0, 3)}"`);
  await page.reload();
  await isAt('otp');
  await expect(dialog).toContainText('+40 712 034 569');
  await expect(code).toHaveValue('');
  // Back leads to the same page as before the reload.
  await page.goBack();
  await isAt('form');
  await submit();
  await isAt('otp');
  await code.fill(sent);
  await isBooked(page, t);

  expect(await page.evaluate(() => sessionStorage.getItem('vizit:booking'))).toBeNull();
});

test('a closed booking stays closed after a reload', async ({ page, outside, at, t }) => {
  const { list, doctor } = await findVisit(outside.api, { day: '2026-11-26' });
  const { dialog, isAt } = bookingDialog(page, t);

  await page.goto(at(list));
  await firstTime(cardOf(page, doctor)).click();
  await isAt('form');
  await dialog.getByRole('button', { name: t.booking('close') }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});
