import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskBranch } from '#shared/contract/desk/day.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskDayWithBuffer, deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { BookingDrawer } from './booking-drawer.tsx';

const BRANCH: DeskBranch = {
  id: 1,
  name: 'Centre',
  clinic: 'Clinic',
  address: 'Main street 1',
  time_zone: 'Europe/Budapest',
  questions: [],
};
const OFFER = {
  id: 1,
  service: 'Consultation',
  is_hidden: false,
  minutes: 30,
  total: 1000,
  insurances: [],
};
const [COLUMN] = deskDayWithBuffer(10, deskAppointment(1, '10:00')).columns;

test.each([
  ['10:30', false, true],
  ['10:40', false, false],
  ['10:00', true, false],
])(
  'a booking at %s, extra: %s, warns of an appointment nearby: %s',
  async (time, isExtra, isWarned) => {
    if (COLUMN === undefined) throw new Error('The day has no doctor');
    await renderStaffPage(
      <BookingDrawer
        branch={BRANCH}
        today="2026-11-24"
        column={COLUMN}
        isExtra={isExtra}
        doctor={{ ...COLUMN.doctor, offers: [OFFER] }}
        startsAt={`2026-11-24T${time}:00+01:00`}
        source="phone"
        patient={null}
        typed={undefined}
        onBooked={() => {}}
        onClose={() => {}}
      />,
      {
        path: '/desk',
        role: 'operator',
        api: { deskPreparation: () => Promise.resolve({ lines: [] }) },
      },
    );
    await expect.element(page.getByRole('button', { name: 'Book' })).toBeVisible();
    const warning = page.getByText('This time is less than 10 min from another appointment.');
    expect(warning.elements()).toHaveLength(isWarned ? 1 : 0);
    expect(await axeViolations()).toEqual([]);
  },
);
