import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { useKeyBindings } from '#staff/lib/keys/key-bindings.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import {
  deskAppointment,
  deskAppointmentDetails,
  deskColumn,
} from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

/** The names of the keys, as their list has them. */
function KeyNames() {
  return (
    <ul>
      {useKeyBindings().map(({ key, label }) => (
        <li key={`${key} ${label}`}>{label}</li>
      ))}
    </ul>
  );
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await page.viewport(1280, 800);
});

const TUESDAY = '2026-11-24';
const WEDNESDAY = '2026-11-25';
/** Has no hours. */
const SATURDAY = '2026-11-28';
const on = (day: string, id: number, name: string) =>
  deskAppointment(id, '09:00', 30, { name, starts_at: `${day}T09:00:00+01:00` });

/** Opens the week of the first doctor, and returns the days of the doctor that were read. */
async function openWeek(
  appointments: DeskAppointment[],
  { api, ...options }: Partial<Parameters<typeof renderDesk>[0]> = {},
) {
  const reads: string[] = [];
  await renderDesk({
    appointments: [],
    ...options,
    api: {
      deskSpan: () =>
        Promise.resolve({
          days: [
            {
              schedule_id: 1,
              day: TUESDAY,
              appointments: 1,
              booked_minutes: 30,
              working_minutes: 180,
              first_free: 570,
            },
          ],
        }),
      deskDay: ({ day, doctor }) => {
        if (doctor !== undefined) reads.push(day);
        return Promise.resolve({
          day,
          columns: day === SATURDAY ? [] : [deskColumn(1)],
          appointments: appointments.filter(({ starts_at: start }) => start.startsWith(day)),
        });
      },
      deskAppointmentDetails: ({ id }) =>
        Promise.resolve(
          deskAppointmentDetails(
            appointments.find((each) => each.id === id) ?? on(TUESDAY, id, ''),
          ),
        ),
      deskPreparation: () => Promise.resolve({ lines: [] }),
      findPatients: () => Promise.resolve({ patients: [], appointments: [] }),
      findDoubleBookings: () => Promise.resolve([]),
      ...api,
    },
  });
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await page.getByRole('button', { name: 'Doctor 1', exact: true }).click();
  await expect.element(page.getByRole('region', { name: /^The week of Doctor 1/ })).toBeVisible();
  return reads;
}

const column = (day: RegExp) => page.getByRole('region', { name: day });

test('the week of a doctor has a column for each day with its appointments', async () => {
  const reads = await openWeek([on(TUESDAY, 1, 'Kata'), on(WEDNESDAY, 2, 'Anna')]);
  await expect
    .element(column(/24 November/).getByRole('button', { name: /^Kata 09:00 Consultation/ }))
    .toBeVisible();
  await expect.element(column(/25 November/).getByRole('button', { name: /^Anna/ })).toBeVisible();
  expect(new Set(reads)).toEqual(
    new Set(['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`)),
  );
  expect(await axeViolations()).toEqual([]);
});

test('the arrows go from day to day of the week, and Enter opens or books there', async () => {
  await openWeek([on(TUESDAY, 1, 'Kata'), on(WEDNESDAY, 2, 'Anna')]);
  await expect.element(page.getByRole('button', { name: 'Book 09:30' })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect.element(page.getByRole('button', { name: /^Anna 09:00/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await expect.element(page.getByText(/26 Nov, 09:30/)).toBeVisible();
});

test('a press on a free time of another day of the week books there', async () => {
  await openWeek([on(TUESDAY, 1, 'Kata')]);
  await userEvent.keyboard('{Alt>}6{/Alt}');
  await expect
    .element(column(/27 November/).getByRole('button', { name: 'Book 09:30' }))
    .toHaveFocus();
  await userEvent.keyboard('{Alt>}7{/Alt}');
  await userEvent.keyboard('n');
  await expect.element(page.getByText(/28 Nov, 09:30/)).toBeVisible();
});

test('a step from the edge of the week goes to the week beside it', async () => {
  const reads = await openWeek([on(TUESDAY, 1, 'Kata')]);
  await userEvent.keyboard('{Alt>}7{/Alt}');
  await expect.element(column(/28 November/).getByRole('button', { name: /^Book/ })).toHaveFocus();
  await expect.poll(() => reads).toContain('2026-11-29');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(column(/29 November/).getByRole('button', { name: /^Book/ })).toHaveFocus();
  await expect.poll(() => reads).toContain('2026-12-05');
});

test('a change of the doctor by a colleague is in the week at once, and one of another doctor reads nothing', async () => {
  const bytes = new TextEncoder();
  let send: (doctor: string) => void = () => {};
  const stream = () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(controller) {
            send = (doctor) => controller.enqueue(bytes.encode(`data: ${doctor}\n\n`));
          },
        }),
      ),
    );
  const appointments = [on(TUESDAY, 1, 'Kata')];
  const reads = await openWeek(appointments, { openStream: stream });
  await expect.element(column(/24 November/).getByRole('button', { name: /^Kata/ })).toBeVisible();
  appointments.push(on(WEDNESDAY, 2, 'Anna'));
  const before = reads.length;
  send('2');
  send('1');
  await expect.element(column(/25 November/).getByRole('button', { name: /^Anna/ })).toBeVisible();
  expect(reads.length - before).toBeLessThanOrEqual(7);
});

test('the choice of doctors leads from the week of one to that of another, and to all', async () => {
  await openWeek([]);
  const choice = page.getByRole('combobox', { name: 'Doctor' });
  await choice.selectOptions('Doctor 2');
  await expect.element(page.getByRole('region', { name: /^The week of Doctor 2/ })).toBeVisible();
  await choice.selectOptions('All doctors');
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('an appointment that is moved to another day of the week is on that day only', async () => {
  const appointments = [on(TUESDAY, 1, 'Kata')];
  await openWeek(appointments, {
    api: {
      moveAtDesk() {
        const moved = on(WEDNESDAY, 1, 'Kata');
        appointments.splice(0, 1, moved);
        return Promise.resolve(moved);
      },
    },
  });
  await expect.element(page.getByRole('button', { name: 'Book 09:30' })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}m{ArrowRight}{Enter}');
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await expect.element(column(/25 November/).getByRole('button', { name: /^Kata/ })).toBeVisible();
  await expect
    .element(column(/24 November/).getByRole('button', { name: /^Kata/ }))
    .not.toBeInTheDocument();
});

test('while changes do not arrive, all days of the week are read again', async () => {
  const appointments = [on(TUESDAY, 1, 'Kata')];
  await openWeek(appointments, {
    timers: ['setInterval', 'clearInterval'],
    openStream: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect.element(column(/24 November/).getByRole('button', { name: /^Kata/ })).toBeVisible();
  appointments.push(on(WEDNESDAY, 2, 'Anna'));
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.element(column(/25 November/).getByRole('button', { name: /^Anna/ })).toBeVisible();
});

test('beside the week of a doctor are the patients of all, and one of another opens the day', async () => {
  const waiting = { attendance: 'arrived', arrived_at: `${TUESDAY}T08:20:00+01:00` } as const;
  const anna = { ...on(TUESDAY, 2, 'Anna'), ...waiting, schedule_id: 2 };
  await openWeek([on(TUESDAY, 1, 'Kata')], {
    api: {
      deskDay: ({ day, doctor }) =>
        Promise.resolve({
          day,
          columns: doctor === undefined ? [deskColumn(1), deskColumn(2)] : [deskColumn(1)],
          appointments: doctor === undefined && day === TUESDAY ? [anna] : [],
        }),
    },
  });
  await expect.element(page.getByRole('heading', { name: /^Waiting: 1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Anna', exact: true }).click();
  await expect.element(page.getByRole('region', { name: 'Day by doctor' })).toBeVisible();
  await expect
    .element(
      page
        .getByRole('region', { name: 'Doctor 2', exact: true })
        .getByRole('button', { name: /^Anna/ }),
    )
    .toBeVisible();
});

test('the line of now is in the column of today only', async () => {
  await openWeek([on(TUESDAY, 1, 'Kata')]);
  const today = column(/24 November/)
    .element()
    .getBoundingClientRect();
  const line = document.querySelector('[data-now]')?.getBoundingClientRect();
  expect(line?.left).toBeCloseTo(today.left, 0);
  expect(line?.right).toBeCloseTo(today.right, 0);
  expect(line?.top).toBeGreaterThan(today.top);
});

test('the keys of the week are named for its days', async () => {
  await openWeek([], {
    around: (desk) => (
      <>
        {desk}
        <KeyNames />
      </>
    ),
  });
  await expect.element(page.getByText('Day 1 to 7', { exact: true })).toBeInTheDocument();
  expect(page.getByText(/^(Doctor 1 to 9|Previous doctor|Next doctor)$/).elements()).toEqual([]);
});

test('the week of a doctor is not printed as one day', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await openWeek([]);
  await userEvent.keyboard('p');
  expect(page.getByRole('button', { name: 'Print', exact: true }).elements()).toEqual([]);
  expect(print).not.toHaveBeenCalled();
});
