import type { Locator, Page } from '@playwright/test';
import {
  formatSlotTime,
  type BookedAppointment,
} from '#tests/support/e2e/data/book-appointment.ts';
import type { Slot } from '#shared/contract/booking/slots.ts';
import { WINDOW_DAYS } from '#shared/domain/booking/slots/slot-window.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { handleNextRequest } from '#tests/support/e2e/network/handle-next-request.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { loseResponse } from '#tests/support/e2e/network/lose-response.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';
import type { Texts } from '#tests/support/e2e/texts.ts';

const MOVE = /\/reschedule\/$/;

/** Returns the slots that the grid shows first: of four days, as the nearest may have only one. */
async function firstSlots(
  backend: Backend,
  { service, appointment }: BookedAppointment,
): Promise<Slot[]> {
  const query = {
    doctor: String(appointment.doctor.id),
    service: String(service.service.id),
    clinic_branch: String(service.clinic_branch),
  };
  const nearest = await backend.api.nearestSlot({ ...query, date_from: '2026-11-23' });
  const day = nearest?.datetime.slice(0, 10) ?? '';
  const { results } = await backend.api.slots({
    ...query,
    date_from: day,
    date_to: addDays(day, WINDOW_DAYS - 1),
  });
  return results.filter(({ doctor_service }) => doctor_service === service.id);
}

async function openSlots(page: Page, t: Texts): Promise<Locator> {
  await page.getByRole('button', { name: t.appointment('move.open') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(t.appointment('move.title'));
  return dialog;
}

const confirm = (dialog: Locator, t: Texts) =>
  dialog.getByRole('button', { name: t.appointment('move.confirm') });

for (const { name, use } of [
  { name: 'Hungarian on a desktop', use: { country: 'hu', language: 'hu' } },
  {
    name: 'Russian on a phone',
    use: { country: 'kz', language: 'ru', ...phone, viewport: { width: 360, height: 740 } },
  },
] as const) {
  test.describe(name, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test('reschedules an appointment: new slot, comparison, confirmation', async ({
      page,
      backend,
      reserve,
      t,
    }) => {
      const booked = await reserve.appointment();
      const [next] = await firstSlots(backend, booked);
      if (next === undefined) throw new Error('The doctor has only one slot');
      const { datetime } = booked.appointment;
      const title = page.getByRole('heading', { level: 1 });
      await page.goto(booked.path);
      const dialog = await openSlots(page, t);
      await expect(dialog).toContainText(formatSlotTime(datetime, use.language));
      const time = dialog.getByRole('button', { name: slotName(next, use.language) });
      await expect(time).toBeVisible();
      await expectAccessible(page);
      await time.click();

      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(
        t.appointment('move.confirmTitle'),
      );
      await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(dialog.getByRole('definition')).toHaveText([
        formatSlotTime(datetime, use.language),
        formatSlotTime(next.datetime, use.language),
      ]);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await expect(title).toHaveText(formatSlotTime(datetime, use.language));
      await confirm(dialog, t).click();

      await expect(dialog).toHaveCount(0);
      await expect(title).toHaveText(formatSlotTime(next.datetime, use.language));
      await expect(page.locator(':focus')).toHaveText(t.appointment('done.moved'));
      await expect(page.locator(':focus')).toBeInViewport();
      await page.reload();
      await expect(title).toHaveText(formatSlotTime(next.datetime, use.language));
      const free = await firstSlots(backend, booked);
      expect(free.map((slot) => slot.datetime)).not.toContain(next.datetime);
      expect(free.map((slot) => slot.datetime)).toContain(datetime);
    });
  });
}

test.describe('while choosing another slot', () => {
  test.use({ country: 'hu' });

  test('while choosing another slot, a slot that is taken in the meantime leads back to the slots and keeps the appointment', async ({
    page,
    backend,
    reserve,
    browserErrors,
    t,
  }) => {
    const booked = await reserve.appointment();
    const [lost, other] = await firstSlots(backend, booked);
    if (lost === undefined || other === undefined) throw new Error('Too few slots');
    const { datetime } = booked.appointment;
    await page.goto(booked.path);
    const dialog = await openSlots(page, t);
    await dialog.getByRole('button', { name: slotName(lost, 'hu') }).click();
    await backend.book({
      client_name: 'Gyors',
      client_surname: 'Páciens',
      client_phone: reserve.patient().phone,
      doctor_service: lost.doctor_service,
      slot: lost.id,
      consents: ['personal_data'],
    });
    browserErrors.expectErrorStatus(400, MOVE);
    await confirm(dialog, t).click();

    await expect(dialog.getByText(t.appointment('move.refused.taken'))).toBeVisible();
    await expect(dialog).toContainText(formatSlotTime(datetime, 'hu'));
    await expect(dialog.getByRole('button', { name: slotName(lost, 'hu') })).toHaveCount(0);
    await dialog.getByRole('button', { name: slotName(other, 'hu') }).click();
    await confirm(dialog, t).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      formatSlotTime(other.datetime, 'hu'),
    );
  });

  test('while choosing another slot, reschedules once on retry after a lost response', async ({
    page,
    backend,
    reserve,
    browserErrors,
    t,
  }) => {
    const booked = await reserve.appointment();
    const [next] = await firstSlots(backend, booked);
    if (next === undefined) throw new Error('Too few slots');
    await page.goto(booked.path);
    const dialog = await openSlots(page, t);
    await dialog.getByRole('button', { name: slotName(next, 'hu') }).click();
    browserErrors.expectNoResponse(MOVE);
    await loseResponse(page, MOVE);
    await confirm(dialog, t).click();
    await expect(dialog.getByRole('alert')).toHaveText(t.appointment('move.noResponse'));
    await dialog.getByRole('button', { name: t.appointment('change.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      formatSlotTime(next.datetime, 'hu'),
    );
  });

  test('while choosing another slot, slots that fail to load can be retried', async ({
    page,
    backend,
    reserve,
    browserErrors,
    t,
  }) => {
    const booked = await reserve.appointment();
    const [next] = await firstSlots(backend, booked);
    if (next === undefined) throw new Error('Too few slots');
    const DOCTOR = /\/api\/v1\/doctors\/[^/]+\/$/;
    await page.goto(booked.path);
    browserErrors.expectNoResponse(DOCTOR);
    await handleNextRequest(page, DOCTOR, (route) => route.abort('connectionreset'));
    const dialog = await openSlots(page, t);
    await expect(dialog.getByRole('alert')).toContainText(t.appointment('move.timesFailed'));
    await dialog.getByRole('button', { name: t.appointment('change.retry') }).click();
    await expect(dialog.getByRole('button', { name: slotName(next, 'hu') })).toBeVisible();
  });

  test('while choosing another slot, Back leads from the confirmation to the slots, and Escape closes the dialog', async ({
    page,
    backend,
    reserve,
    t,
  }) => {
    const booked = await reserve.appointment();
    const [next] = await firstSlots(backend, booked);
    if (next === undefined) throw new Error('Too few slots');
    await page.goto(booked.path);
    const dialog = await openSlots(page, t);
    await dialog.getByRole('button', { name: slotName(next, 'hu') }).focus();
    await page.keyboard.press('Enter');
    await expect(confirm(dialog, t)).toBeVisible();
    await dialog.getByRole('button', { name: t.appointment('change.back') }).press('Enter');
    await expect(dialog.getByRole('button', { name: slotName(next, 'hu') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: t.appointment('move.open') })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      formatSlotTime(booked.appointment.datetime, 'hu'),
    );
  });

  test('while choosing another slot, an appointment cancelled elsewhere is not rescheduled, and the page is updated', async ({
    page,
    context,
    backend,
    reserve,
    browserErrors,
    t,
  }) => {
    const booked = await reserve.appointment();
    const [next] = await firstSlots(backend, booked);
    if (next === undefined) throw new Error('Too few slots');
    await page.goto(booked.path);
    const dialog = await openSlots(page, t);
    await dialog.getByRole('button', { name: slotName(next, 'hu') }).click();
    const other = await context.newPage();
    await other.goto(booked.path);
    await other.getByRole('button', { name: t.appointment('cancel.open') }).click();
    await other.getByRole('button', { name: t.appointment('cancel.confirm') }).click();
    await expect(other.getByText(t.appointment('done.cancelled'))).toBeVisible();

    browserErrors.expectErrorStatus(400, MOVE);
    await confirm(dialog, t).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(t.appointment('status.cancelled'))).toBeVisible();
  });
});
