import { bookingDialog } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, specialtyLink } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ country: 'hu' });

test('books from the home page to the appointment, and the slot is gone', async ({
  page,
  outside,
  t,
}) => {
  const { specialty, doctor, branch } = await findVisit(outside.api, { day: '2026-11-25' });
  const { dialog, code, field, isAt, fillIn, consent, submit } = bookingDialog(page, t);

  await page.goto('/');
  await specialtyLink(page, specialty).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(specialty.name);

  const time = cardOf(page, doctor).getByRole('button', { name: /^november 25\., szerda, / });
  const chosen = await time.first().getAttribute('aria-label');
  await time.first().click();
  await isAt('form');
  await expect(dialog.getByText('november 25., szerda')).toHaveText(chosen ?? '');

  await fillIn({ name: 'Kata', surname: 'Próba', phone: '' });
  await field(t.booking('form.phone')).focus();
  await page.keyboard.insertText(' 06-20/123 45 67');
  await expect(field(t.booking('form.phone'))).toHaveValue('+36 20 123 4567');
  await consent.check();
  await submit();

  await isAt('otp');
  await code.pressSequentially(await outside.codeFor('+36201234567'));

  await expect(page).toHaveURL(/\/appointments\/\d+\?hash=[0-9a-f]{32}$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen ?? '');
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(t.appointment('status.booked'));
  await expect(sheet.getByRole('link', { name: doctor.name })).toBeVisible();
  await expect(sheet).toContainText(branch.address);
  await expect(sheet).toContainText('Próba Kata');
  await expect(sheet).toContainText('+36 20 123 4567');

  const taken = cardOf(page, doctor).getByRole('button', { name: chosen ?? '' });
  await page.goBack();
  await expect(time.first()).toBeVisible();
  await expect(taken).toBeHidden();
  await page.reload();
  await expect(time.first()).toBeVisible();
  await expect(taken).toBeHidden();
});
