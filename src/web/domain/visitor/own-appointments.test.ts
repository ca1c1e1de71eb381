import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isOwnAppointment,
  upcomingAppointments,
  withUpdate,
  type OwnAppointment,
} from './own-appointments.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const HOUR_MS = 3_600_000;

/** Makes an appointment of half an hour that begins a number of hours from now. */
function appointment(id: number, hours: number): OwnAppointment {
  const start = NOW + hours * HOUR_MS;
  const datetime = new Date(start).toISOString();
  return { id, hash: 'f'.repeat(32), datetime, until: start + HOUR_MS / 2, doctor: 'Dr Kovács' };
}

test('the next appointment comes first, and those that are over are left out', () => {
  const stored = [appointment(1, 48), appointment(2, -1), appointment(3, 5)];
  expect(upcomingAppointments(stored, NOW).map(({ id }) => id)).toEqual([3, 1]);
});

test('an appointment stays until its end', () => {
  const now = appointment(1, 0);
  expect(upcomingAppointments([now], now.until - 1)).toEqual([now]);
  expect(upcomingAppointments([now], now.until)).toEqual([]);
});

test('upcoming appointments are in the order of time for any stored list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -99, max: 99 })), (hours) => {
      const list = upcomingAppointments(
        hours.map((hour, id) => appointment(id, hour)),
        NOW,
      );
      const times = list.map(({ datetime }) => Date.parse(datetime));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(list).toHaveLength(hours.filter((hour) => hour >= 0).length);
    }),
  );
});

test('a moved appointment gets its new time', () => {
  const stored = [appointment(1, 5), appointment(2, 7)];
  const moved = appointment(2, 30);
  expect(withUpdate(stored, moved, true)).toEqual([stored[0], moved]);
});

test('a cancelled appointment is removed', () => {
  expect(withUpdate([appointment(1, 5)], appointment(1, 5), false)).toEqual([]);
});

test('an appointment that was not booked in this browser is not stored', () => {
  expect(withUpdate([appointment(1, 5)], appointment(2, 7), true)).toEqual([appointment(1, 5)]);
});

test.each([
  null,
  7,
  {},
  { ...appointment(1, 5), datetime: 'soon' },
  { ...appointment(1, 5), id: '1' },
])('a stored value %j is not an appointment', (value) => {
  expect(isOwnAppointment(value)).toBe(false);
});
