import { bookingDialog, isBooked } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, firstTime, slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { loseAnswer } from '#tests/support/journey/lose-answer.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';

test.use({ country: 'ae' });

test('a page that fails to load shows an error and can be retried', async ({
  page,
  outside,
  troubles,
  t,
}) => {
  const { list, doctor } = await findVisit(outside.api, { day: '2026-11-24' });
  await page.goto(list);

  const profile = /\/api\/v1\/doctors\/[^/]+\/$/;
  troubles.expectNoAnswer(profile);
  await page.route(profile, (route) => route.abort('connectionrefused'));
  await cardOf(page, doctor).getByRole('link', { name: doctor.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.common('error.title'));

  await page.unroute(profile);
  await page.getByRole('link', { name: t.common('retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
});

test('books once when the response is lost', async ({ page, outside, troubles, t }) => {
  const { list, doctor, slot } = await findVisit(outside.api, { day: '2026-11-26' });
  const { dialog, field, fillIn, submit } = bookingDialog(page, t);
  await page.goto(list);
  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  await fillIn({ name: 'Sara', surname: 'Trial', phone: '0501234568', consents: true });

  const booking = /\/api\/v1\/appointments\/$/;
  troubles.expectNoAnswer(booking);
  let booked: unknown;
  await loseAnswer(page, booking, async (answer) => {
    booked = await answer.json();
  });
  await submit();
  await expect(dialog.getByText(t.booking('failure.noAnswer'))).toBeVisible();
  await expect(field(t.booking('form.firstName'))).toHaveValue('Sara');
  // The slot is taken: by this booking.
  troubles.expectAnswer(400, /\/appointments\/validate\/$/);
  await dialog.getByRole('button', { name: t.booking('failure.retry') }).click();
  await isBooked(page, t);
  expect(booked).toMatchObject({ id: Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]) });
});

test.describe('on a small phone', () => {
  test.use({ country: 'kg', ...phone, viewport: { width: 320, height: 640 } });

  test('shows validation errors at their fields', async ({ page, outside, troubles, t }) => {
    const { list, doctor } = await findVisit(outside.api, { day: '2026-11-24' });
    const { dialog, isAt, fillIn, submit } = bookingDialog(page, t);
    await page.goto(list);
    await firstTime(cardOf(page, doctor)).tap();
    await isAt('form');

    await fillIn({ name: 'Тест Тестов', phone: '+996 700 12' });
    await submit();
    const tooShort = dialog.getByText(t.booking('errors.phone', { example: '+996 700 123 456' }));
    await expect(tooShort).toBeInViewport({ ratio: 1 });

    const check = /\/api\/v1\/appointments\/validate\/$/;
    troubles.expectNoAnswer(check);
    await page.route(check, (route) => route.abort('connectionrefused'));
    await fillIn({ name: 'Тест Тестов', phone: '+996 700 123 421' });
    await submit();
    await expect(dialog.getByText(t.booking('failure.notSent'))).toBeInViewport({ ratio: 1 });
  });
});
