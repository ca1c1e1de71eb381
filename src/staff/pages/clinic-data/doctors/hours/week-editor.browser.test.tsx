import { useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#shared/contract/api-error.ts';
import { datesFrom, weekdayOf } from '#shared/domain/time/plain-date.ts';
import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { SETUP, useRefreshSetup } from '#staff/lib/setup-data.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { EMPTY_SCHEDULE } from '#tests/support/web/empty-schedule.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { WeekEditor } from './week-editor.tsx';

const MORNING: [number, number] = [540, 720];
const TEN_TO_NOON: [number, number] = [600, 720];
const SUNDAY = 7;

/** Returns six weeks with the hours of each weekday. */
function planOf(week: Schedule['week']): Schedule['days'] {
  return datesFrom('2026-11-24', 42).map((day) => {
    const hours = week[weekdayOf(day) - 1] ?? [];
    return { day, hours, phone_hours: [], free: hours.length * 16, kept: 0 };
  });
}

const week = [1, 2, 3, 4, 5, 6, 7].map((day) => (day === SUNDAY ? [] : [MORNING]));
const SCHEDULE: Schedule = { ...EMPTY_SCHEDULE, week, days: planOf(week) };

const api: Partial<StaffApp['api']> = {
  saveHours: (call) => Promise.resolve({ is_saved: false, days: planOf(call.week), displaced: [] }),
};

/** The editor of hours that are read, and a button that reads them again. */
function ReadEditor({ read }: { read: () => Promise<Schedule> }) {
  const { data } = useQuery({ queryKey: [SETUP, 'doctor', 1], queryFn: read });
  const refresh = useRefreshSetup();
  return (
    <>
      {data === undefined ? null : <WeekEditor schedule={data} />}
      <button onClick={() => void refresh()}>Read again</button>
    </>
  );
}

test('hours of some weeks are added to those of every week', async () => {
  const sent: InputOf<StaffEndpoints['saveHours']>[] = [];
  await renderStaffPage(<WeekEditor schedule={SCHEDULE} />, {
    path: '/doctors',
    role: 'account_manager',
    api: {
      saveHours(call) {
        sent.push(call);
        return Promise.resolve({
          is_saved: true,
          days: planOf(call.week),
          displaced: [],
        });
      },
    },
  });
  const more = page.getByRole('group', { name: 'Hours of some weeks, or by phone only' });
  await expect.element(more).toBeVisible();
  expect(more.element().textContent).toContain('This is week 48, an even one.');
  await userEvent.click(page.getByRole('button', { name: 'Add hours' }));
  await userEvent.selectOptions(page.getByLabelText('Day', { exact: true }), 'Wednesday');
  await userEvent.selectOptions(page.getByLabelText('Weeks'), 'last in the month');
  await userEvent.fill(page.getByLabelText('Hours', { exact: true }), '14-18');
  await userEvent.click(page.getByLabelText('By phone only', { exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Add hours' }));
  await userEvent.click(page.getByRole('button', { name: 'Save the hours' }));
  await expect
    .poll(() => sent.find(({ intent }) => intent === 'save'))
    .toMatchObject({
      more_hours: [{ weekday: 3, weeks: 'last', is_phone_only: true, hours: [[840, 1080]] }],
    });
  expect(await axeViolations()).toEqual([]);
});

test('the week editor counts starts kept for the same day by day, and describes them in words', async () => {
  const sent: InputOf<StaffEndpoints['saveHours']>[] = [];
  await renderStaffPage(<WeekEditor schedule={SCHEDULE} />, {
    path: '/doctors',
    role: 'account_manager',
    api: {
      saveHours(call) {
        sent.push(call);
        const days = planOf(call.week).map((plan) => ({
          ...plan,
          kept: call.kept_starts,
        }));
        return Promise.resolve({
          is_saved: true,
          days,
          displaced: [],
        });
      },
    },
  });
  await expect.element(page.getByLabelText('Patients can book them from')).toHaveValue('420');
  await userEvent.fill(page.getByLabelText('Times kept for the same day'), '2');
  await userEvent.selectOptions(page.getByLabelText('Patients can book them from'), '06:30');
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent('Kept for the same day: 0 → 2 until 06:30');
  await expect.element(page.getByText('2 kept').first()).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Save the hours' }));
  await expect
    .poll(() => sent.find(({ intent }) => intent === 'save'))
    .toMatchObject({ kept_starts: 2, kept_until: 390 });
  expect(await axeViolations()).toEqual([]);
});

test('a typed week shows its six weeks, and says in words what changes', async () => {
  await renderStaffPage(<WeekEditor schedule={SCHEDULE} />, {
    path: '/doctors',
    role: 'account_manager',
    api,
  });
  expect(page.getByRole('cell').elements()).toHaveLength(49);
  await expect.element(page.getByText('What a save changes')).not.toBeInTheDocument();
  await userEvent.fill(page.getByLabelText('Tuesday', { exact: true }), '');
  await userEvent.fill(page.getByLabelText('Sunday', { exact: true }), '10-12');
  await userEvent.fill(page.getByLabelText('Break between appointments (minutes)'), '10');
  const changes = page.getByRole('listitem');
  await expect.element(changes.nth(0)).toHaveTextContent('Minutes between appointments: 0 → 10');
  await expect
    .element(changes.nth(1))
    .toHaveTextContent('Tuesday, from 24 Nov: 09:00–12:00 → Closed');
  await expect
    .element(changes.nth(2))
    .toHaveTextContent('Sunday, from 29 Nov: Closed → 10:00–12:00');
  expect(await axeViolations()).toEqual([]);
});

test('hours that begin later are replaced only after a warning, and stay with a last day', async () => {
  const spring = { day: '2027-03-01', week, more_hours: [] };
  await renderStaffPage(<WeekEditor schedule={{ ...SCHEDULE, changes: [spring] }} />, {
    path: '/doctors',
    role: 'account_manager',
    api,
  });
  const warning = page.getByText(/^Saving also replaces the hours that begin later: .*2027/);
  await expect.element(warning).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^End date/ }), '28 Feb 2027');
  await expect.element(warning).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});

test('own hours that are read only at the second try are not taken for those of a colleague', async () => {
  const read = vi.fn(() => Promise.resolve(SCHEDULE));
  await renderStaffPage(<ReadEditor read={read} />, {
    path: '/doctors',
    role: 'account_manager',
    api: {
      saveHours: () => Promise.resolve({ is_saved: true, days: SCHEDULE.days, displaced: [] }),
    },
  });
  const tuesday = page.getByLabelText('Tuesday', { exact: true });
  await userEvent.fill(tuesday, '10-12');
  read.mockRejectedValueOnce(new Error('No connection'));
  await userEvent.click(page.getByRole('button', { name: 'Save the hours' }));
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
  const saved = SCHEDULE.week.map((spans, index) => (index === 1 ? [TEN_TO_NOON] : spans));
  read.mockResolvedValue({ ...SCHEDULE, week: saved });
  await userEvent.click(page.getByRole('button', { name: 'Read again' }));
  await expect.element(tuesday).toHaveValue('10:00–12:00');
  await expect.element(page.getByText(/^A colleague/)).not.toBeInTheDocument();
});

test('hours of a colleague are not shown over those that are typed after an own save', async () => {
  let saved = SCHEDULE;
  const read = vi.fn(() => Promise.resolve(saved));
  await renderStaffPage(<ReadEditor read={read} />, {
    path: '/doctors',
    role: 'account_manager',
    api: {
      saveHours: () => Promise.resolve({ is_saved: true, days: SCHEDULE.days, displaced: [] }),
    },
  });
  const tuesday = page.getByLabelText('Tuesday', { exact: true });
  await userEvent.fill(tuesday, '9-12');
  await userEvent.click(page.getByRole('button', { name: 'Save the hours' }));
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
  saved = { ...SCHEDULE, week: SCHEDULE.week.map(() => []) };
  await userEvent.click(page.getByRole('button', { name: 'Read again' }));
  await expect.element(page.getByText(/^A colleague/)).toBeVisible();
  await expect.element(tuesday).toHaveValue('9-12');
});

test('a save with wrong hours leads to the first wrong field, and names all of them beside the button', async () => {
  const saveHours = vi.fn(api.saveHours);
  await renderStaffPage(<WeekEditor schedule={SCHEDULE} />, {
    path: '/doctors',
    role: 'account_manager',
    api: { saveHours },
  });
  const tuesday = page.getByLabelText('Tuesday', { exact: true });
  const step = page.getByLabelText('Start times every (minutes)');
  await userEvent.fill(step, 'x');
  await userEvent.fill(tuesday, '22-2');
  await expect.element(tuesday).toHaveAccessibleDescription(/over midnight on two days/);
  await userEvent.click(page.getByRole('button', { name: 'Save the hours' }));
  await expect.element(tuesday).toHaveFocus();
  const refused = page.getByText('Not saved. Please correct: Tuesday, Start times every (minutes)');
  await expect.element(refused).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.fill(tuesday, '18-22');
  await expect
    .element(page.getByText('Not saved. Please correct: Start times every (minutes)'))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Save the hours' }));
  await expect.element(step).toHaveFocus();
  expect(saveHours.mock.calls.filter(([{ intent }]) => intent === 'save')).toEqual([]);
});

test('a number that the server refuses is marked at its field', async () => {
  const refusal = new ApiError(400, {
    type: 'validation_error',
    errors: [{ code: 'too_small', detail: 'The value must be at least 5', attr: 'step_minutes' }],
  });
  await renderStaffPage(<WeekEditor schedule={SCHEDULE} />, {
    path: '/doctors',
    role: 'account_manager',
    api: {
      saveHours: (call) =>
        call.step_minutes < 5
          ? Promise.reject(refusal)
          : Promise.resolve({ is_saved: false, days: planOf(call.week), displaced: [] }),
    },
  });
  const step = page.getByLabelText('Start times every (minutes)');
  await userEvent.fill(step, '1');
  await expect.element(step).toHaveAccessibleDescription('The value must be at least 5');
});
