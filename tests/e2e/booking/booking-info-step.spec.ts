import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { answer } from '#tests/support/e2e/page-objects/branch-questions.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'ae', language: 'ru' });

test('shows the price conditions before the form', async ({ page, reserve, href, t }) => {
  const { list, doctor, slot } = await reserve.slot({ conditions: true });
  const { dialog, expectStep, fillIn, submit } = bookingDialog(page, t);

  await page.goto(href(list));
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'ru') })
    .click();
  await expectStep('info');
  await expect(dialog.getByRole('heading', { name: t.booking('info.priceTitle') })).toBeVisible();
  await dialog.getByRole('button', { name: t.booking('info.continue') }).click();
  await expectStep('form');
  await expect(dialog.getByText(slotName(slot, 'ru'))).toBeVisible();
  const patient = reserve.patient();
  await fillIn(patient);
  await submit();
  await expectBooked(page, t);
});

test('says before the form that patients are received in order of arrival', async ({
  page,
  reserve,
  href,
  t,
}) => {
  const { list, doctor, slot } = await reserve.slot({ walkIn: true });
  const { dialog, expectStep, fillIn, submit } = bookingDialog(page, t);

  await page.goto(href(list));
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'ru') })
    .click();
  await expectStep('info');
  await expect(dialog).toContainText(t.booking('info.walkInTitle'));
  await dialog.getByRole('button', { name: t.booking('info.continue') }).click();
  const patient = reserve.patient();
  await fillIn(patient);
  await submit();
  await expectBooked(page, t);
});

test('asks, validates and sends the questions of a branch', async ({
  page,
  backend,
  reserve,
  href,
  t,
}) => {
  const { list, doctor, branch, slot } = await reserve.slot({
    questions: (fields) => fields.some(({ is_required }) => is_required),
  });
  const { dialog, expectStep, fillIn, submit } = bookingDialog(page, t);
  const fields = (await backend.api.appointmentFields({ id: branch.id })).results;
  const required = fields.filter(({ is_required }) => is_required);

  await page.goto(href(list));
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'ru') })
    .click();
  await expectStep('form');
  const patient = reserve.patient();
  await fillIn(patient);
  await submit();
  await expect(dialog.getByText(t.booking('errors.required'))).toHaveCount(required.length);
  const details = dialog.getByText(t.booking('form.details'));
  if (await details.isVisible()) await details.click();
  for (const field of fields) await answer(dialog, field, t);
  await submit();
  await expectBooked(page, t);
});
