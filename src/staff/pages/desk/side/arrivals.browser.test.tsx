import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskDayWith, deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { Arrivals } from './arrivals.tsx';
import { useStateText } from '../model/use-texts.ts';

const HERE = { attendance: 'arrived', arrived_at: '2026-11-24T09:00:00+01:00' } as const;

/** Says what the grid, the list and the drawer say of a patient who is late. */
function Late({ passed }: { passed: number }) {
  return <p>{useStateText()('late', passed)}</p>;
}

test.each([
  ['10:30', '90 min'],
  ['10:31', '1 h 31 min'],
  ['11:00', '2 h'],
  ['23:20', '14 h 20 min'],
])('at %s those who wait or are late since 09:00 are said to do so for %s', async (time, text) => {
  const appointments = [
    deskAppointment(1, '09:00', 30, HERE),
    deskAppointment(2, '09:00', 30, { name: 'Lajos' }),
  ];
  const now = Date.parse(`2026-11-24T${time}:00+01:00`);
  await renderStaffPage(
    <>
      <Arrivals day={deskDayWith(...appointments)} now={now} onOpen={() => {}} />
      <Late passed={(now - Date.parse('2026-11-24T09:00:00+01:00')) / 60_000} />
    </>,
    { path: '/desk', role: 'clinic_admin', api: {} },
  );
  await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  expect(page.getByText(text, { exact: true }).elements()).toHaveLength(2);
  await expect.element(page.getByText(`late ${text}`)).toBeVisible();
});
