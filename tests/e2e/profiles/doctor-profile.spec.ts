import { formatMoney } from '#shared/domain/money.ts';
import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expectNoOverflow, expectBottomSheet } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

test('a doctor found in a list is booked on the profile, for the same service', async ({
  page,
  backend,
  reserve,
  t,
}) => {
  const { list, doctor, service, slot } = await reserve.slot();
  const { dialog, code, expectStep, fillIn, submit } = bookingDialog(page, t);
  const panel = page.getByRole('region', { name: t.profile('booking.title') });

  await page.goto(list);
  await cardOf(page, doctor).getByRole('link', { name: doctor.name }).click();
  await expect(page).toHaveURL(`/doctor/${doctor.slug}?doctor_service_id=${service.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
  await expect(panel).toContainText(service.service.consultation_name);

  await panel.getByRole('button', { name: slotName(slot, 'hu') }).click();
  await expectStep('form');
  await expect(dialog).toContainText(service.service.consultation_name);
  const patient = reserve.patient();
  await fillIn(patient);
  await submit();
  await expectStep('otp');
  await code.fill(await backend.codeFor(patient.phone));
  await expectBooked(page, t);
});

test('another service has its own price and slots', async ({ page, backend, reserve, t }) => {
  const { doctor } = await reserve.card(async ({ doctor }) => {
    const { services } = await backend.api.doctor({ slug: doctor.slug });
    return (
      new Set(services.map(({ service }) => service.id)).size > 1 &&
      services.every(({ nearest_slot_datetime }) => nearest_slot_datetime !== null)
    );
  });
  const { services } = await backend.api.doctor({ slug: doctor.slug });
  const other = services.find(({ service }) => service.id !== services[0]?.service.id);
  if (services[0] === undefined || other === undefined)
    throw new Error('The doctor has only one service');
  const panel = page.getByRole('region', { name: t.profile('booking.title') });

  await page.goto(`/doctor/${doctor.slug}?doctor_service_id=${services[0].id}`);
  const choice = panel.getByRole('combobox', { name: t.profile('booking.service') });
  await expect(choice).toHaveValue(String(services[0].service.id));
  await choice.selectOption(other.service.consultation_name);
  await expect(panel).toContainText(formatMoney(other.total, 'HUF', 'hu'));
  await expect(panel.getByRole('listitem').getByRole('button').first()).toBeVisible();
});

test('a profile describes the doctor above the prices', async ({ page, backend, reserve, t }) => {
  const { doctor } = await reserve.card(async ({ doctor }) => {
    const { education, register_number: number } = await backend.api.doctor({ slug: doctor.slug });
    return education.length > 0 && number !== null;
  });
  const profile = await backend.api.doctor({ slug: doctor.slug });
  await page.goto(`/doctor/${doctor.slug}`);
  const about = page.getByRole('region', { name: t.profile('about'), exact: true });
  for (const { name } of [...profile.education, ...profile.workplaces]) {
    await expect(about).toContainText(name);
  }
  await expect(about).toContainText(profile.register_number ?? '');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.filter({ hasText: t.profile('services') })).toBeVisible();
  const order = await titles.allTextContents();
  expect(order.indexOf(t.profile('about'))).toBeLessThan(order.indexOf(t.profile('services')));
});

test.describe('on a phone', () => {
  test.use({ country: 'kz', ...phone });

  test('on a phone, the bar at the bottom books the next slot', async ({ page, reserve, t }) => {
    const { doctor, service } = await reserve.slot();
    const { dialog, expectStep } = bookingDialog(page, t);
    const nearest = service.nearest_slot_datetime ?? '';

    await page.goto(`/doctor/${doctor.slug}?doctor_service_id=${service.id}`);
    const book = page.getByRole('button', { name: t.profile('booking.book'), exact: true });
    const nearestTime = page.getByText(t.profile('booking.nearest'));
    // The bar hides while all slots are in view.
    await expect(book.last()).toBeHidden();
    await page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
    await expect(nearestTime).toBeInViewport();
    await expectNoOverflow(page);
    await book.last().tap();
    await expectStep('form');
    await expectBottomSheet(dialog);
    const summary = dialog.getByRole('region', { name: t.booking('chosen.label') });
    await summary.getByRole('button', { expanded: false }).tap();
    await expect(dialog.locator(`time[datetime="${nearest}"]`)).toBeVisible();
  });
});
