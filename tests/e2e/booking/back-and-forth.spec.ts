import { bookingDialog } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ country: 'ro' });

test('keeps the form when slot and phone are changed', async ({ page, outside, t }) => {
  const visit = await findVisit(outside.api, { day: '2026-11-25' });
  const { dialog, code, field, isAt, fillIn, consent, submit, back, changeTime } = bookingDialog(
    page,
    t,
  );
  const isKept = async () => {
    await expect(field(t.booking('form.firstName'))).toHaveValue('Ana');
    await expect(field(t.booking('form.surname'))).toHaveValue('Încercare');
    await expect(field(t.booking('form.phone'))).toHaveValue('+40 712 034 567');
    await expect(consent).toBeChecked();
  };

  await page.goto(visit.list);
  const first = slotName(visit.slot, 'ro');
  await cardOf(page, visit.doctor).getByRole('button', { name: first }).click();
  await fillIn({ name: 'Ana', surname: 'Încercare', phone: '0712 034 567', consents: true });

  await changeTime();
  await isAt('slots');
  await back();
  await isAt('form');
  await isKept();

  await changeTime();
  const other = dialog.getByRole('button', { name: /^miercuri, 25 noiembrie, / }).nth(1);
  const chosen = (await other.getAttribute('aria-label')) ?? '';
  expect(chosen).not.toBe(first);
  await other.click();
  await isAt('form');
  await expect(dialog.getByText(chosen)).toBeVisible();
  await isKept();
  await submit();

  await isAt('otp');
  await expect(dialog).toContainText('+40 712 034 567');
  await dialog.getByRole('button', { name: t.booking('otp.changePhone') }).click();
  await isAt('form');
  await isKept();
  await field(t.booking('form.phone')).fill('+40 712 034 568');
  await submit();

  await isAt('otp');
  await expect(dialog).toContainText('+40 712 034 568');
  await code.fill(await outside.codeFor('+40712034568'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
  await expect(page.getByRole('article')).toContainText('+40 712 034 568');
});
