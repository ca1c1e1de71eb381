import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { EMPTY_SCHEDULE } from '#tests/support/web/empty-schedule.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { ScheduleHours } from './schedule-hours.tsx';

const weekOf = (starts: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((): [number, number][] => [[starts, 720]]);
const days = [{ day: '2026-11-24', hours: [], phone_hours: [], free: 0, kept: 0 }];
const MORNING: Schedule = { ...EMPTY_SCHEDULE, days, week: weekOf(540) };
const LATE_MORNING: Schedule = { ...MORNING, week: weekOf(600) };

let server: Schedule;
beforeEach(() => {
  server = MORNING;
});

function Example() {
  const [schedule, setSchedule] = useState(server);
  return (
    <>
      <ScheduleHours schedule={schedule} canEdit />
      <button type="button" onClick={() => setSchedule(server)}>
        Read again
      </button>
    </>
  );
}

const open = () =>
  renderStaffPage(<Example />, {
    path: '/doctors',
    role: 'account_manager',
    api: {
      saveHours(call) {
        if (call.intent === 'save') server = { ...server, week: call.week };
        return Promise.resolve({ is_saved: call.intent === 'save', days, displaced: [] });
      },
    },
  });
const monday = page.getByLabelText('Monday', { exact: true });
const notice = page.getByText(/^A colleague has saved other hours/);
/** Without moving the focus. */
const readAgain = () =>
  page
    .getByRole('button', { name: 'Read again' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('the hours that a colleague has saved appear in an editor without changes', async () => {
  await open();
  await expect.element(monday).toHaveValue('09:00–12:00');
  server = LATE_MORNING;
  readAgain();
  await expect.element(monday).toHaveValue('10:00–12:00');
  await expect.element(notice).not.toBeInTheDocument();
});

test('hours that are being typed stay when a colleague saves others, and can be discarded', async () => {
  await open();
  await userEvent.fill(monday, '8-');
  server = LATE_MORNING;
  readAgain();
  await expect.element(notice).toBeVisible();
  await expect.element(monday).toHaveValue('8-');
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Discard my changes' }));
  await expect.element(monday).toHaveValue('10:00–12:00');
  await expect.element(notice).not.toBeInTheDocument();
});

test('the own save keeps the focus, and what is typed before the hours are read again', async () => {
  await open();
  await userEvent.fill(monday, '8-12');
  const save = page.getByRole('button', { name: 'Save the hours' });
  await userEvent.click(save);
  await expect.element(page.getByText('Saved')).toBeVisible();
  readAgain();
  await expect.element(monday).toHaveValue('08:00–12:00');
  await expect.element(save).toHaveFocus();
  await userEvent.fill(monday, '7-12');
  await userEvent.click(save);
  await expect.poll(() => server.week[0]).toEqual([[420, 720]]);
  await expect.element(save).not.toHaveAttribute('aria-busy');
  await userEvent.fill(monday, '7-12, 14');
  readAgain();
  await expect.element(monday).toHaveValue('7-12, 14');
  await expect.element(notice).not.toBeInTheDocument();
});
