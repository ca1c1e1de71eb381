import { expectAbove } from '#tests/support/e2e/checks/layout.ts';
import { layoutShift } from '#tests/support/e2e/checks/layout-shift.ts';
import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

test.use({ ...phone, viewport: { width: 360, height: 740 } });

test('the booking sheet shows all required fields at once and never moves', async ({
  page,
  backend,
  reserve,
  browserErrors,
  t,
}) => {
  const { list, doctor, branch, slot } = await reserve.slot({
    questions: (fields) => fields.length > 0 && fields.every(({ is_required }) => !is_required),
  });
  const { dialog, code, consent, field, expectStep, fillIn, submit } = bookingDialog(page, t);
  const { promise: mayAnswer, resolve: letQuestionsLoad } = Promise.withResolvers<void>();
  await page.route('**/appointment-fields/', async (route) => {
    await mayAnswer;
    await route.continue();
  });

  await page.goto(list);
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'hu') })
    .tap();
  await expectStep('form');
  for (const name of ['form.surname', 'form.firstName', 'form.phone'] as const) {
    await expect(field(t.booking(name))).toBeInViewport({ ratio: 1 });
  }
  await expect(consent).toBeInViewport({ ratio: 1 });
  await expectAbove(
    consent.locator('xpath=..'),
    dialog.getByRole('button', { name: t.booking('form.submit') }),
  );

  const chosen = dialog.getByRole('region', { name: t.booking('chosen.label') });
  const summary = chosen.getByRole('button', { expanded: false });
  await expect(summary).toContainText(doctor.name);
  await expect(summary).toContainText(branch.address);
  await expect(chosen.getByText(branch.name)).toBeHidden();
  await summary.tap();
  await expect(chosen.getByText(branch.name)).toBeVisible();
  await chosen.getByRole('button', { expanded: true }).tap();

  const atFirst = await layoutShift(page);
  letQuestionsLoad();
  await expect(dialog.getByText(t.booking('form.details'))).toBeVisible();
  await submit();
  await expect(dialog.getByText(t.booking('errors.required'))).toHaveCount(4);
  expect(await layoutShift(page), 'questions and errors move nothing').toBe(atFirst);
  const patient = reserve.patient();
  await fillIn(patient);
  await submit();
  await expectStep('otp');
  const inStep = await layoutShift(page);
  const right = await backend.codeFor(patient.phone);
  browserErrors.expectErrorStatus(400, /\/appointments\/$/);
  await code.fill(right === '0000' ? '1111' : '0000');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(await layoutShift(page), 'a wrong code moves nothing').toBe(inStep);
  await code.fill(right);
  await expectBooked(page, t);
  await expect(page.getByText(t.appointment('onTime.title'))).toBeVisible();
});
