import type { Locator, Page } from '@playwright/test';
import type { Slot } from '#shared/contract/appointments/slots.ts';
import { isAccessible } from '#tests/support/journey/checks/axe.ts';
import {
  bookedVisit,
  inWords,
  type BookedVisit,
} from '#tests/support/journey/screens/booked-visit.ts';
import { slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { handleNext } from '#tests/support/journey/handle-next.ts';
import { fitsTheScreen } from '#tests/support/journey/checks/layout.ts';
import type { Outside } from '#tests/support/journey/outside.ts';
import { loseAnswer } from '#tests/support/journey/lose-answer.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';
import type { Words } from '#tests/support/journey/words.ts';

const MOVE = /\/reschedule\/$/;

/** Returns the first slots of the grid. */
async function freeTimes(outside: Outside, { service, appointment }: BookedVisit): Promise<Slot[]> {
  const query = {
    doctor: String(appointment.doctor.id),
    service: String(service.service.id),
    clinic_branch: String(service.clinic_branch),
  };
  const nearest = await outside.api.nearestSlot({ ...query, date_from: '2026-11-23' });
  const day = nearest?.datetime.slice(0, 10) ?? '';
  const { results } = await outside.api.slots({ ...query, date_from: day, date_to: day });
  return results.filter(({ doctor_service }) => doctor_service === service.id);
}

async function openTimes(page: Page, t: Words): Promise<Locator> {
  await page.getByRole('button', { name: t.appointment('move.open') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(t.appointment('move.title'));
  return dialog;
}

const confirm = (dialog: Locator, t: Words) =>
  dialog.getByRole('button', { name: t.appointment('move.confirm') });

for (const { name, at, use } of [
  { name: 'Hungarian on a computer', at: 14, use: { country: 'hu', language: 'hu' } },
  {
    name: 'Russian on a phone',
    at: 14,
    use: { country: 'kz', language: 'ru', ...phone, viewport: { width: 360, height: 740 } },
  },
] as const) {
  test.describe(name, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test('reschedules an appointment: new slot, comparison, confirmation', async ({
      page,
      outside,
      t,
    }) => {
      const visit = await bookedVisit(outside, use.country, at);
      const [next] = await freeTimes(outside, visit);
      if (next === undefined) throw new Error('The doctor has one free time only');
      const { datetime } = visit.appointment;
      const title = page.getByRole('heading', { level: 1 });
      await page.goto(visit.path);
      const dialog = await openTimes(page, t);
      await expect(dialog).toContainText(inWords(datetime, use.language));
      const time = dialog.getByRole('button', { name: slotName(next, use.language) });
      await expect(time).toBeVisible();
      await isAccessible(page);
      await time.click();

      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(
        t.appointment('move.confirmTitle'),
      );
      await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(dialog.getByRole('definition')).toHaveText([
        inWords(datetime, use.language),
        inWords(next.datetime, use.language),
      ]);
      await isAccessible(page);
      await fitsTheScreen(page);
      await expect(title).toHaveText(inWords(datetime, use.language));
      await confirm(dialog, t).click();

      await expect(dialog).toHaveCount(0);
      await expect(title).toHaveText(inWords(next.datetime, use.language));
      await expect(page.locator(':focus')).toHaveText(t.appointment('done.moved'));
      await expect(page.locator(':focus')).toBeInViewport();
      await page.reload();
      await expect(title).toHaveText(inWords(next.datetime, use.language));
      const free = await freeTimes(outside, visit);
      expect(free.map((slot) => slot.datetime)).not.toContain(next.datetime);
      expect(free.map((slot) => slot.datetime)).toContain(datetime);
    });
  });
}

test.describe('while choosing another slot', () => {
  test.use({ country: 'hu' });

  test('a slot that is taken in the meantime leads back to the slots and keeps the appointment', async ({
    page,
    outside,
    troubles,
    t,
  }) => {
    const visit = await bookedVisit(outside, 'hu', 15);
    const [lost, other] = await freeTimes(outside, visit);
    if (lost === undefined || other === undefined) throw new Error('Too few free times');
    const { datetime } = visit.appointment;
    await page.goto(visit.path);
    const dialog = await openTimes(page, t);
    await dialog.getByRole('button', { name: slotName(lost, 'hu') }).click();
    await outside.book({
      client_name: 'Gyors',
      client_surname: 'Páciens',
      client_phone: '+36201239099',
      doctor_service: lost.doctor_service,
      slot: lost.id,
      consents: ['personal_data'],
    });
    troubles.expectAnswer(400, MOVE);
    await confirm(dialog, t).click();

    await expect(dialog.getByText(t.appointment('move.refused.taken'))).toBeVisible();
    await expect(dialog).toContainText(inWords(datetime, 'hu'));
    await expect(dialog.getByRole('button', { name: slotName(lost, 'hu') })).toHaveCount(0);
    await dialog.getByRole('button', { name: slotName(other, 'hu') }).click();
    await confirm(dialog, t).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inWords(other.datetime, 'hu'));
  });

  test('reschedules once on retry after a lost response', async ({
    page,
    outside,
    troubles,
    t,
  }) => {
    const visit = await bookedVisit(outside, 'hu', 16);
    const [next] = await freeTimes(outside, visit);
    if (next === undefined) throw new Error('Too few free times');
    await page.goto(visit.path);
    const dialog = await openTimes(page, t);
    await dialog.getByRole('button', { name: slotName(next, 'hu') }).click();
    troubles.expectNoAnswer(MOVE);
    await loseAnswer(page, MOVE);
    await confirm(dialog, t).click();
    await expect(dialog.getByRole('alert')).toHaveText(t.appointment('move.noAnswer'));
    await dialog.getByRole('button', { name: t.appointment('change.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inWords(next.datetime, 'hu'));
  });

  test('slots that fail to load can be retried', async ({ page, outside, troubles, t }) => {
    const visit = await bookedVisit(outside, 'hu', 17);
    const [next] = await freeTimes(outside, visit);
    if (next === undefined) throw new Error('Too few free times');
    const DOCTOR = /\/api\/v1\/doctors\/[^/]+\/$/;
    await page.goto(visit.path);
    troubles.expectNoAnswer(DOCTOR);
    await handleNext(page, DOCTOR, (route) => route.abort('connectionreset'));
    const dialog = await openTimes(page, t);
    await expect(dialog.getByRole('alert')).toContainText(t.appointment('move.timesFailed'));
    await dialog.getByRole('button', { name: t.appointment('change.retry') }).click();
    await expect(dialog.getByRole('button', { name: slotName(next, 'hu') })).toBeVisible();
  });

  test('Back leads from the confirmation to the slots, and Escape closes the dialog', async ({
    page,
    outside,
    t,
  }) => {
    const visit = await bookedVisit(outside, 'hu', 18);
    const [next] = await freeTimes(outside, visit);
    if (next === undefined) throw new Error('Too few free times');
    await page.goto(visit.path);
    const dialog = await openTimes(page, t);
    await dialog.getByRole('button', { name: slotName(next, 'hu') }).focus();
    await page.keyboard.press('Enter');
    await expect(confirm(dialog, t)).toBeVisible();
    await dialog.getByRole('button', { name: t.appointment('change.back') }).press('Enter');
    await expect(dialog.getByRole('button', { name: slotName(next, 'hu') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: t.appointment('move.open') })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      inWords(visit.appointment.datetime, 'hu'),
    );
  });

  test('an appointment cancelled elsewhere is not rescheduled, and the page is updated', async ({
    page,
    context,
    outside,
    troubles,
    t,
  }) => {
    const visit = await bookedVisit(outside, 'hu', 19);
    const [next] = await freeTimes(outside, visit);
    if (next === undefined) throw new Error('Too few free times');
    await page.goto(visit.path);
    const dialog = await openTimes(page, t);
    await dialog.getByRole('button', { name: slotName(next, 'hu') }).click();
    const other = await context.newPage();
    await other.goto(visit.path);
    await other.getByRole('button', { name: t.appointment('cancel.open') }).click();
    await other.getByRole('button', { name: t.appointment('cancel.confirm') }).click();
    await expect(other.getByText(t.appointment('done.cancelled'))).toBeVisible();

    troubles.expectAnswer(400, MOVE);
    await confirm(dialog, t).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(t.appointment('status.cancelled'))).toBeVisible();
  });
});
