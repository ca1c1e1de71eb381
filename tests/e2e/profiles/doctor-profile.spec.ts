import { formatMoney } from '#shared/domain/money.ts';
import { bookingDialog, isBooked } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { findCard, findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { fitsTheScreen, isBottomSheet } from '#tests/support/journey/checks/layout.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';

test('a doctor found in a list is booked on the profile, for the same service', async ({
  page,
  outside,
  t,
}) => {
  const { list, doctor, service, slot } = await findVisit(outside.api, { day: '2026-11-24' });
  const { dialog, code, isAt, fillIn, submit } = bookingDialog(page, t);
  const panel = page.getByRole('region', { name: t.profile('booking.title') });

  await page.goto(list);
  await cardOf(page, doctor).getByRole('link', { name: doctor.name }).click();
  await expect(page).toHaveURL(`/doctor/${doctor.slug}?doctor_service_id=${service.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
  await expect(panel).toContainText(service.service.name);

  await panel.getByRole('button', { name: slotName(slot, 'hu') }).click();
  await isAt('form');
  await expect(dialog).toContainText(service.service.name);
  await fillIn({ name: 'Kata', surname: 'Próba', phone: '+36 20 123 4571', consents: true });
  await submit();
  await isAt('otp');
  await code.fill(await outside.codeFor('+36201234571'));
  await isBooked(page, t);
});

test('another service has its own price and slots', async ({ page, outside, t }) => {
  const { doctor } = await findCard(outside.api, async ({ doctor }) => {
    const { services } = await outside.api.doctor({ slug: doctor.slug });
    return (
      new Set(services.map(({ service }) => service.id)).size > 1 &&
      services.every(({ nearest_slot_datetime }) => nearest_slot_datetime !== null)
    );
  });
  const { services } = await outside.api.doctor({ slug: doctor.slug });
  const other = services.find(({ service }) => service.id !== services[0]?.service.id);
  if (services[0] === undefined || other === undefined) throw new Error('There are two');
  const panel = page.getByRole('region', { name: t.profile('booking.title') });

  await page.goto(`/doctor/${doctor.slug}?doctor_service_id=${services[0].id}`);
  const choice = panel.getByRole('combobox', { name: t.profile('booking.service') });
  await expect(choice).toHaveValue(String(services[0].service.id));
  await choice.selectOption(other.service.name);
  await expect(panel).toContainText(formatMoney(other.total, 'HUF', 'hu'));
  await expect(panel.getByRole('listitem').getByRole('button').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ country: 'kz', ...phone });

  test('the bar at the bottom books the next slot', async ({ page, outside, t }) => {
    const { doctor, service } = await findVisit(outside.api, { day: '2026-11-23' });
    const { dialog, isAt } = bookingDialog(page, t);
    const nearest = service.nearest_slot_datetime ?? '';

    await page.goto(`/doctor/${doctor.slug}?doctor_service_id=${service.id}`);
    const book = page.getByRole('button', { name: t.profile('booking.book'), exact: true });
    const nearestTime = page.getByText(t.profile('booking.nearest'));
    // The bar hides while all slots are in view.
    await expect(book.last()).toBeHidden();
    await page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
    await expect(nearestTime).toBeInViewport();
    await fitsTheScreen(page);
    await book.last().tap();
    await isAt('form');
    await isBottomSheet(dialog);
    await expect(dialog.locator(`time[datetime="${nearest}"]`)).toBeVisible();
  });
});
