import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { phoneText } from '#tests/support/e2e/data/patients.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'kg' });

test('replaces a slot that is taken while the form is open by one press', async ({
  page,
  backend,
  reserve,
  browserErrors,
  t,
}) => {
  const { list, doctor, service, slot } = await reserve.slot({ day: '2026-11-24' });
  const { dialog, code, field, expectStep, fillIn, submit } = bookingDialog(page, t);
  const lost = slotName(slot, 'ru');

  await page.goto(list);
  await cardOf(page, doctor).getByRole('button', { name: lost }).click();
  const patient = reserve.patient();
  await fillIn(patient);
  await backend.book({
    client_name: 'Быстрый Пациент',
    client_phone: reserve.patient().phone,
    doctor_service: service.id,
    slot: slot.id,
  });
  browserErrors.expectErrorStatus(400, /\/appointments\/validate\/$/);
  await submit();

  await expectStep('slots');
  await expect(dialog.getByText(t.booking('failure.slotTaken'))).toBeVisible();
  const others = dialog.getByRole('button', { name: /^вторник, 24 ноября, / });
  await expect(others.first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: lost })).toBeHidden();
  const found = (await others.first().getAttribute('aria-label')) ?? '';
  await others.first().click();

  await expectStep('form');
  await expect(dialog.getByText(t.booking('failure.slotTaken'))).toBeHidden();
  await expect(field(t.booking('form.fullName'))).toHaveValue(patient.name);
  await expect(field(t.booking('form.phone'))).toHaveValue(phoneText('kg', patient.phone));
  await submit();
  await expectStep('otp');
  await code.fill(await backend.codeFor(patient.phone));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    found.replace('вторник', 'завтра'),
  );
});

test('needs no second code when an unheld slot is taken during code entry', async ({
  page,
  backend,
  reserve,
  browserErrors,
  t,
}) => {
  const { list, doctor, service, slot } = await reserve.slot();
  const { dialog, code, expectStep, fillIn, submit } = bookingDialog(page, t);
  browserErrors.expectErrorStatus(503, /\/slot-holds\/$/);
  await page.route('**/slot-holds/', (route) => route.fulfill({ status: 503 }));

  await page.goto(list);
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'ru') })
    .click();
  const patient = reserve.patient();
  await fillIn(patient);
  await submit();
  await expectStep('otp');
  await backend.book({
    client_name: 'Быстрый Пациент',
    client_phone: reserve.patient().phone,
    doctor_service: service.id,
    slot: slot.id,
  });
  const sent = await backend.codeFor(patient.phone);
  browserErrors.expectErrorStatus(400, /\/appointments\/$/);
  await code.fill(sent);

  await expectStep('slots');
  await expect(dialog.getByText(t.booking('failure.slotTaken'))).toBeVisible();
  await dialog
    .getByRole('button', { name: /^среда, 25 ноября, / })
    .first()
    .click();
  await expectStep('form');
  await submit();
  await expectStep('otp');
  await code.fill(sent);
  await expectBooked(page, t);
});
