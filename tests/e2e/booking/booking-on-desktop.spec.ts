import { bookingDialog } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, specialtyLink } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'hu' });

test('books from the home page to the appointment, and the slot is gone', async ({
  page,
  backend,
  reserve,
  t,
}) => {
  const { specialty, doctor, branch } = await reserve.slot();
  const { dialog, code, field, expectStep, fillIn, consent, submit } = bookingDialog(page, t);

  await page.goto('/');
  await specialtyLink(page, specialty).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(specialty.name);

  const time = cardOf(page, doctor).getByRole('button', { name: /^november 25\., szerda, / });
  const chosen = await time.first().getAttribute('aria-label');
  await time.first().click();
  await expectStep('form');
  await expect(dialog.getByText('november 25., szerda')).toHaveText(chosen ?? '');

  await fillIn({ name: 'Kata', surname: 'Próba', phone: '' });
  await field(t.booking('form.phone')).focus();
  await page.keyboard.insertText(' 06-20/123 45 67');
  await expect(field(t.booking('form.phone'))).toHaveValue('+36 20 123 4567');
  await consent.check();
  await submit();

  await expectStep('otp');
  await code.pressSequentially(await backend.codeFor('+36201234567'));

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
