import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment, deskColumn } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const HERE = { attendance: 'arrived', arrived_at: '2026-11-24T09:00:00+01:00' } as const;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['10:30', '90 min'],
  ['10:31', '1 h 31 min'],
  ['11:00', '2 h'],
  ['23:20', '14 h 20 min'],
])('at %s a patient who waits since 09:00 is said to do so for %s', async (time, text) => {
  await renderDesk({ time, appointments: [deskAppointment(1, '09:00', 30, HERE)] });
  const waiting = page.getByRole('region', { name: /Waiting: 1/ });
  await expect.element(waiting.getByText(text, { exact: true })).toBeVisible();
});

test('a patient is late for an hour; after it only the mark is missing', async () => {
  await renderDesk({
    time: '10:59',
    appointments: [deskAppointment(1, '09:59'), deskAppointment(2, '10:00', 30, { name: 'Lajos' })],
  });
  const late = page.getByRole('region', { name: /Late: 1/ });
  await expect.element(late.getByText('59 min')).toBeVisible();
  await expect.element(late.getByRole('button', { name: 'Lajos' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: /Not marked: 1/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Kata 09:59 not marked/ })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

const MISSED = [
  deskAppointment(1, '09:00'),
  deskAppointment(2, '09:30', 30, { name: 'Lajos' }),
  deskAppointment(3, '10:00', 30, { name: 'Piroska' }),
];

/** Renders the desk at half past five, and returns what is recorded. */
async function renderEvening(refused: number | null = null) {
  const recorded: string[] = [];
  let appointments = MISSED;
  const setAttendance: StaffApp['api']['setAttendance'] = ({ id, from, to }) => {
    if (id === refused) return Promise.reject(new Error('refused'));
    recorded.push(`${id} ${from} ${to}`);
    appointments = appointments.map((each) =>
      each.id === id ? { ...each, attendance: to } : each,
    );
    return Promise.resolve(appointments.find((each) => each.id === id) as DeskAppointment);
  };
  const deskDay = () =>
    Promise.resolve({
      day: '2026-11-24',
      columns: [deskColumn(1), deskColumn(2)],
      appointments,
    });
  await renderDesk({ time: '17:30', appointments: MISSED, api: { setAttendance, deskDay } });
  await page.getByRole('button', { name: 'Mark who came' }).click();
  return recorded;
}

test('the rest of the day is marked at once, and undone as one change', async () => {
  const recorded = await renderEvening();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  const lajos = dialog.getByRole('group', { name: 'Lajos' });
  await lajos.getByRole('button', { name: 'Did not come' }).click();
  await dialog.getByRole('button', { name: 'The others came' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect.element(dialog).not.toBeInTheDocument();
  expect(recorded).toEqual(['1 expected seen', '2 expected no_show', '3 expected seen']);
  await expect.element(page.getByText(/Not marked/)).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('region', { name: /Not marked: 3/ })).toBeVisible();
  expect(recorded.slice(3).toSorted()).toEqual([
    '1 seen expected',
    '2 no_show expected',
    '3 seen expected',
  ]);
});

test('a refused mark ends the rest, and what is left stays to be marked', async () => {
  const recorded = await renderEvening(2);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'The others came' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('group')).toHaveLength(2);
  expect(recorded).toEqual(['1 expected seen']);
  await expect.element(dialog.getByRole('group', { name: 'Piroska' })).toBeVisible();
});
