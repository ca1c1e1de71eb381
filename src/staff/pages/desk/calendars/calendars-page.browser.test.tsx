import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BusyCalendar } from '#shared/contract/desk/calendars/busy-calendars.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { CalendarsPage } from './calendars-page.tsx';

const CALENDAR: BusyCalendar = {
  id: 1,
  doctor_id: 2,
  doctor: 'Dr Anna Nagy',
  branches: ['Buda'],
  host: 'calendar.example',
  created_at: '2026-11-23T08:00:00+01:00',
  read_at: '2026-11-23T08:50:00+01:00',
  known_until: '2027-11-24T09:00:00+01:00',
  is_paused: false,
  is_stale: false,
  fault: null,
  next_read_at: '2026-11-23T09:10:00+01:00',
  read_count: 41,
  unread_count: 3,
  unread: [
    { reason: 'unknown_zone', day: '2026-12-01', line: 12 },
    { reason: 'damaged', day: null, line: 40 },
  ],
  appointments_count: 0,
  appointments: [],
};

const open = (calendar: BusyCalendar) =>
  renderStaffPage(<CalendarsPage />, {
    path: '/calendars',
    role: 'clinic_branch_admin',
    api: {
      busyCalendars: () => Promise.resolve([calendar]),
      doctorsInReach: () => Promise.resolve([]),
    },
  });

/** The text of the card, with plain spaces. */
const cardText = () => page.getByRole('article').query()?.textContent.replaceAll(/\s/g, ' ') ?? '';

test('a calendar says how many events were read, and which were not', async () => {
  await open(CALENDAR);
  await expect.poll(cardText).toContain('41 events were read');
  expect(cardText()).toContain('3 events could not be read');
  expect(cardText()).toContain('1 December 2026: its time zone is unknown. Line 12');
  expect(cardText()).toContain(
    'Without a day: a line with its times is damaged or missing. Line 40',
  );
  expect(cardText()).toContain('And 1 more');
  expect(await axeViolations()).toEqual([]);
});

test('a calendar that is read completely lists no events', async () => {
  await open({ ...CALENDAR, unread_count: 0, unread: [] });
  await expect.poll(cardText).toContain('41 events were read');
  expect(cardText()).not.toContain('could not be read');
});
