import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deskAppointment, deskAppointmentDetails } from '#tests/support/web/desk-day.ts';
import { BRANCH } from '#tests/support/web/render-desk.tsx';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import type { DeskActions } from '../../model/actions/use-desk-actions.ts';
import { createFormHolder } from '../../model/typed-form.ts';
import { AppointmentDrawer } from './appointment-drawer.tsx';

const APPOINTMENT = deskAppointmentDetails(deskAppointment(1, '10:00'));

/** Opens the appointment of 10:00 at a local time of its day. */
const openAt = (time: string, appointment = APPOINTMENT, actions: Partial<DeskActions> = {}) =>
  renderStaffPage(
    <AppointmentDrawer
      id={1}
      live={undefined}
      branch={BRANCH}
      today="2026-11-24"
      change={null}
      doctors={[]}
      misplaced={new Map()}
      typed={createFormHolder()}
      now={Date.parse(`2026-11-24T${time}:00+01:00`)}
      actions={actions as DeskActions}
      onChange={() => {}}
      onMove={() => {}}
      onFollowUp={() => {}}
      onExtra={() => {}}
      onClose={() => {}}
    />,
    {
      path: '/desk',
      role: 'clinic_admin',
      api: {
        deskAppointmentDetails: () => Promise.resolve(appointment),
        deskPreparation: () =>
          Promise.resolve({
            lines: [
              {
                kind: 'fasting',
                text: 'Előtte 8 órát ne egyen.',
              },
            ],
          }),
      },
    },
  );

test.each([
  ['09:00', 1],
  ['10:30', 0],
])('at %s an appointment of 10:00 shows its preparation: %i', async (time, count) => {
  await openAt(time);
  await expect.element(page.getByText('+36 20 123 4567')).toBeVisible();
  await expect.poll(() => page.getByText('Előtte 8 órát ne egyen.').elements().length).toBe(count);
});

test.each([
  ['arrived', 'Back to expected'],
  ['in_room', 'Back to: arrived'],
  ['seen', 'Back to: with the doctor'],
  ['no_show', 'Back to expected'],
] as const)(
  'the step of an appointment that is %s can be taken back: %s',
  async (attendance, text) => {
    const setAttendance = vi.fn<DeskActions['setAttendance']>().mockResolvedValue();
    await openAt('10:30', { ...APPOINTMENT, attendance }, { setAttendance });
    await page.getByRole('button', { name: text }).click();
    expect(setAttendance).toHaveBeenCalledOnce();
  },
);

test('nothing of an expected appointment can be taken back', async () => {
  await openAt('10:30');
  await expect.element(page.getByRole('button', { name: 'Arrived' })).toBeVisible();
  expect(page.getByRole('button', { name: /^Back to/ }).elements()).toHaveLength(0);
});

test('a step can be taken back until the midnight that ends its time', async () => {
  await openAt('23:59', { ...APPOINTMENT, attendance: 'seen' });
  await expect
    .element(page.getByRole('button', { name: 'Back to: with the doctor' }))
    .toBeVisible();
});

test('no step is offered to be taken back when its time has ended', async () => {
  await openAt('10:30', {
    ...APPOINTMENT,
    attendance: 'seen',
    undo_until: '2026-11-24T00:00:00+01:00',
  });
  await expect.element(page.getByRole('button', { name: 'Next appointment' })).toBeVisible();
  expect(page.getByRole('button', { name: /^Back to/ }).elements()).toHaveLength(0);
});

test('an appointment shows the price that reception takes, unless it is unknown', async () => {
  const opened = await openAt('10:30', { ...APPOINTMENT, total: 24_500 });
  await expect.element(page.getByText('24,500 Ft')).toBeVisible();
  await opened.unmount();
  await openAt('10:30', { ...APPOINTMENT, total: 0 });
  await expect.element(page.getByText('+36 20 123 4567')).toBeVisible();
  await expect.element(page.getByText('Price')).not.toBeInTheDocument();
});
