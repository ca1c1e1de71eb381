import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DeskBranch } from '#shared/contract/desk/day.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment, deskColumn, deskDoctor } from '#tests/support/web/desk-day.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { createFormHolder } from '../../model/typed-form.ts';
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
  follow_up: null,
  insurances: [],
};
const DOCTOR = { ...deskDoctor(1, 10), offers: [OFFER] };

test.each([
  ['10:30', false, true],
  ['10:40', false, false],
  ['10:00', true, false],
])(
  'a booking at %s, extra: %s, warns of an appointment nearby: %s',
  async (time, isExtra, isWarned) => {
    await renderStaffPage(
      <BookingDrawer
        branch={BRANCH}
        today="2026-11-24"
        now={Date.parse('2026-11-24T08:00:00+01:00')}
        doctors={[DOCTOR]}
        doctor={DOCTOR}
        panel={{
          kind: 'booking',
          schedule: 1,
          startsAt: `2026-11-24T${time}:00+01:00`,
          source: 'phone',
          isExtra,
        }}
        typed={createFormHolder()}
        onTime={() => {}}
        onBooked={() => {}}
        onClose={() => {}}
      />,
      {
        path: '/desk',
        role: 'operator',
        api: {
          deskPreparation: () => Promise.resolve({ lines: [] }),
          deskDay: () =>
            Promise.resolve({
              day: '2026-11-24',
              columns: [deskColumn(1)],
              appointments: [deskAppointment(1, '10:00')],
            }),
        },
      },
    );
    await expect.element(page.getByRole('button', { name: 'Book' })).toBeVisible();
    const warning = page.getByText('This time is less than 10 min from another appointment.');
    await expect.poll(() => warning.elements()).toHaveLength(isWarned ? 1 : 0);
    expect(await axeViolations()).toEqual([]);
  },
);

test('a booking after an appointment begins as its follow-up, which the desk may change', async () => {
  const followUp = { minutes: 15, total: 600 };
  const doctor = { ...DOCTOR, offers: [{ ...OFFER, follow_up: followUp }] };
  const sent: unknown[] = [];
  await renderStaffPage(
    <BookingDrawer
      branch={BRANCH}
      today="2026-11-24"
      now={Date.parse('2026-11-24T08:00:00+01:00')}
      doctors={[doctor]}
      doctor={doctor}
      panel={{
        kind: 'booking',
        schedule: 1,
        startsAt: '2026-11-24T09:00:00+01:00',
        source: 'phone',
        patient: {
          given_name: 'Kata',
          surname: 'Nagy',
          phone: '+36201234567',
          language: 'hu',
          offer_id: 1,
          appointments: 1,
        },
        preset: { offer: 1, insurance: null, isFollowUp: true },
      }}
      typed={createFormHolder()}
      onTime={() => {}}
      onBooked={() => {}}
      onClose={() => {}}
    />,
    {
      path: '/desk',
      role: 'operator',
      api: {
        deskPreparation: () => Promise.resolve({ lines: [] }),
        findDoubleBookings: () => Promise.resolve([]),
        deskDay: () =>
          Promise.resolve({ day: '2026-11-24', columns: [deskColumn(1)], appointments: [] }),
        bookAtDesk({ is_follow_up: isFollowUp }) {
          sent.push(isFollowUp);
          return Promise.resolve(deskAppointment(1, '09:00'));
        },
      },
    },
  );
  const kind = page.getByRole('radiogroup', { name: 'Appointment' });
  await expect
    .element(kind.getByRole('radio', { name: /^Follow-up, .*600.*15 min/ }))
    .toBeChecked();
  expect(await axeViolations()).toEqual([]);
  const book = page.getByRole('button', { name: 'Book' });
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.click(book);
  await userEvent.click(kind.getByText(/^First appointment/));
  await userEvent.click(book);
  await expect.poll(() => sent).toEqual([true, false]);
});
