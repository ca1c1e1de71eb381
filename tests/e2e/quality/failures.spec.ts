import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, firstSlot, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { loseResponse } from '#tests/support/e2e/network/lose-response.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'ae' });

test('a page that fails to load shows an error and can be retried', async ({
  page,
  reserve,
  browserErrors,
  t,
}) => {
  const { list, doctor } = await reserve.slot();
  await page.goto(list);

  const profile = /\/api\/v1\/doctors\/[^/]+\/$/;
  browserErrors.expectNoResponse(profile);
  await page.route(profile, (route) => route.abort('connectionrefused'));
  await cardOf(page, doctor).getByRole('link', { name: doctor.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.common('error.title'));

  await page.unroute(profile);
  await page.getByRole('link', { name: t.common('retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
});

test('books once when the response is lost', async ({ page, reserve, browserErrors, t }) => {
  const { list, doctor, slot } = await reserve.slot();
  const { dialog, field, fillIn, submit } = bookingDialog(page, t);
  await page.goto(list);
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  const patient = reserve.patient();
  await fillIn(patient);

  const booking = /\/api\/v1\/appointments\/$/;
  browserErrors.expectNoResponse(booking);
  let booked: unknown;
  await loseResponse(page, booking, async (response) => {
    booked = await response.json();
  });
  await submit();
  await expect(dialog.getByText(t.booking('failure.noResponse'))).toBeVisible();
  await expect(field(t.booking('form.firstName'))).toHaveValue(patient.name);
  // Validation rejects the slot, because the first request booked it.
  browserErrors.expectErrorStatus(400, /\/appointments\/validate\/$/);
  await dialog.getByRole('button', { name: t.booking('failure.retry') }).click();
  await expectBooked(page, t);
  expect(booked).toMatchObject({ id: Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]) });
});

test.describe('on a small phone', () => {
  test.use({ country: 'kg', ...phone, viewport: { width: 320, height: 640 } });

  test('on a small phone, shows validation errors at their fields', async ({
    page,
    reserve,
    browserErrors,
    t,
  }) => {
    const { list, doctor } = await reserve.slot();
    const { dialog, expectStep, fillIn, submit } = bookingDialog(page, t);
    await page.goto(list);
    await firstSlot(cardOf(page, doctor)).tap();
    await expectStep('form');

    await fillIn({ name: 'Тест Тестов', phone: '+996 700 12' });
    await submit();
    const tooShort = dialog.getByText(t.booking('errors.phone', { example: '+996 700 123 456' }));
    await expect(tooShort).toBeInViewport({ ratio: 1 });

    const check = /\/api\/v1\/appointments\/validate\/$/;
    browserErrors.expectNoResponse(check);
    await page.route(check, (route) => route.abort('connectionrefused'));
    await fillIn({ name: 'Тест Тестов', phone: '+996 700 123 421' });
    await submit();
    await expect(dialog.getByText(t.booking('failure.notSent'))).toBeInViewport({ ratio: 1 });
  });
});
