import { bookingDialog, isBooked } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ country: 'kg' });

test('replaces a slot that is taken while the form is open by one press', async ({
  page,
  outside,
  troubles,
  t,
}) => {
  const { list, doctor, service, slot } = await findVisit(outside.api, { day: '2026-11-24' });
  const { dialog, code, field, isAt, fillIn, submit } = bookingDialog(page, t);
  const lost = slotName(slot, 'ru');

  await page.goto(list);
  await cardOf(page, doctor).getByRole('button', { name: lost }).click();
  await fillIn({ name: 'Медленный Пациент', phone: '+996 700 123 401' });
  await outside.book({
    client_name: 'Быстрый Пациент',
    client_phone: '+996700123402',
    doctor_service: service.id,
    slot: slot.id,
  });
  troubles.expectAnswer(400, /\/appointments\/validate\/$/);
  await submit();

  await isAt('slots');
  await expect(dialog.getByText(t.booking('failure.slotTaken'))).toBeVisible();
  const others = dialog.getByRole('button', { name: /^вторник, 24 ноября, / });
  await expect(others.first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: lost })).toBeHidden();
  const found = (await others.first().getAttribute('aria-label')) ?? '';
  await others.first().click();

  await isAt('form');
  await expect(dialog.getByText(t.booking('failure.slotTaken'))).toBeHidden();
  await expect(field(t.booking('form.fullName'))).toHaveValue('Медленный Пациент');
  await expect(field(t.booking('form.phone'))).toHaveValue('+996 700 123 401');
  await submit();
  await isAt('otp');
  await code.fill(await outside.codeFor('+996700123401'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    found.replace('вторник', 'завтра'),
  );
});

test('needs no second code when an unheld slot is taken during code entry', async ({
  page,
  outside,
  troubles,
  t,
}) => {
  const { list, doctor, service, slot } = await findVisit(outside.api, { day: '2026-11-25' });
  const { dialog, code, isAt, fillIn, submit } = bookingDialog(page, t);
  troubles.expectAnswer(503, /\/slot-holds\/$/);
  await page.route('**/slot-holds/', (route) => route.fulfill({ status: 503 }));

  await page.goto(list);
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'ru') })
    .click();
  await fillIn({ name: 'Медленный Пациент', phone: '+996 700 123 403' });
  await submit();
  await isAt('otp');
  await outside.book({
    client_name: 'Быстрый Пациент',
    client_phone: '+996700123404',
    doctor_service: service.id,
    slot: slot.id,
  });
  const sent = await outside.codeFor('+996700123403');
  troubles.expectAnswer(400, /\/appointments\/$/);
  await code.fill(sent);

  await isAt('slots');
  await expect(dialog.getByText(t.booking('failure.slotTaken'))).toBeVisible();
  await dialog
    .getByRole('button', { name: /^среда, 25 ноября, / })
    .first()
    .click();
  await isAt('form');
  await submit();
  await isAt('otp');
  await code.fill(sent);
  await isBooked(page, t);
});
