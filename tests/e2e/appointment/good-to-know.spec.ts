import { bookingDialog, isBooked } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { answer } from '#tests/support/journey/screens/questions.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ country: 'ae', language: 'ru' });

test('shows the price conditions before the form', async ({ page, outside, at, t }) => {
  const { list, doctor, slot } = await findVisit(outside.api, {
    day: '2026-11-25',
    conditions: true,
  });
  const { dialog, isAt, fillIn, submit } = bookingDialog(page, t);

  await page.goto(at(list));
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'ru') })
    .click();
  await isAt('info');
  await expect(dialog.getByRole('heading', { name: t.booking('info.priceTitle') })).toBeVisible();
  await dialog.getByRole('button', { name: t.booking('info.continue') }).click();
  await isAt('form');
  await expect(dialog.getByText(slotName(slot, 'ru'))).toBeVisible();
  await fillIn({ name: 'Анна', surname: 'Пробная', phone: '050 123 45 69', consents: true });
  await submit();
  await isBooked(page, t);
});

test('says before the form that patients are received in order of arrival', async ({
  page,
  outside,
  at,
  t,
}) => {
  const { list, doctor, slot } = await findVisit(outside.api, { day: '2026-11-24', walkIn: true });
  const { dialog, isAt, fillIn, submit } = bookingDialog(page, t);

  await page.goto(at(list));
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'ru') })
    .click();
  await isAt('info');
  await expect(dialog).toContainText(t.booking('info.walkInTitle'));
  await dialog.getByRole('button', { name: t.booking('info.continue') }).click();
  await fillIn({ name: 'Анна', surname: 'Пробная', phone: '050 123 45 71', consents: true });
  await submit();
  await isBooked(page, t);
});

test('asks, validates and sends the questions of a branch', async ({ page, outside, at, t }) => {
  const { list, doctor, branch, slot } = await findVisit(outside.api, {
    day: '2026-11-26',
    questions: (fields) => fields.some(({ is_required }) => is_required),
  });
  const { dialog, isAt, fillIn, submit } = bookingDialog(page, t);
  const fields = (await outside.api.appointmentFields({ id: branch.id })).results;
  const required = fields.filter(({ is_required }) => is_required);

  await page.goto(at(list));
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'ru') })
    .click();
  await isAt('form');
  await fillIn({ name: 'Анна', surname: 'Пробная', phone: '050 123 45 70', consents: true });
  await submit();
  await expect(dialog.getByText(t.booking('errors.required'))).toHaveCount(required.length);
  for (const field of fields) await answer(dialog, field, t);
  await submit();
  await isBooked(page, t);
});
