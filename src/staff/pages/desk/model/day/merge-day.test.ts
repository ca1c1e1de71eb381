import { expect, test } from 'vitest';
import type { DeskDay } from '#shared/contract/desk/day.ts';
import { deskColumn, deskAppointment } from '#tests/support/web/desk-day.ts';
import { mergeDay } from './merge-day.ts';

const name = (id: number, name: string, schedule_id = 1) =>
  deskAppointment(id, '09:00', 30, { name, schedule_id });
const day = (columns: number[], ...appointments: DeskDay['appointments']): DeskDay => ({
  day: '2026-11-24',
  columns: columns.map(deskColumn),
  appointments,
});
const namesOf = ({ appointments }: DeskDay) =>
  appointments.map((appointment) => appointment.name).toSorted();

const whole = mergeDay(undefined, day([1, 2], name(1, 'Kata'), name(2, 'Lajos', 2)), { order: 1 });

test('the read of one doctor replaces the rows of that doctor only', () => {
  const merged = mergeDay(whole, day([1], name(3, 'Piroska')), { order: 2, schedule: 1 });
  expect(namesOf(merged)).toEqual(['Lajos', 'Piroska']);
  expect(namesOf(mergeDay(merged, day([]), { order: 3, schedule: 2 }))).toEqual(['Piroska']);
});

test('an older read of a doctor that arrives later is ignored', () => {
  const newer = mergeDay(whole, day([1], name(1, 'Newer')), { order: 3, schedule: 1 });
  const older = mergeDay(newer, day([1], name(1, 'Older')), { order: 2, schedule: 1 });
  expect(older).toBe(newer);
});

test('an older read of the day keeps the doctors that were read since', () => {
  const newer = mergeDay(whole, day([1], name(1, 'Newer')), { order: 3, schedule: 1 });
  const read = day([1, 2], name(1, 'Older'), name(2, 'Lajos II', 2));
  expect(namesOf(mergeDay(newer, read, { order: 2 }))).toEqual(['Lajos II', 'Newer']);
  const gone = mergeDay(newer, day([2], name(2, 'Lajos II', 2)), { order: 2 });
  expect(namesOf(gone)).toEqual(['Lajos II', 'Newer']);
});

test('an older read of a doctor does not replace a newer read of the day', () => {
  const newer = mergeDay(whole, day([1, 2], name(1, 'Newer')), { order: 3 });
  const older = mergeDay(newer, day([1], name(1, 'Older')), { order: 2, schedule: 1 });
  expect(namesOf(older)).toEqual(['Newer']);
});

test('rows that have not changed keep their identity', () => {
  const read = day([1, 2], name(3, 'Piroska'), name(1, 'Kata'), name(2, 'Lajos II', 2));
  const merged = mergeDay(whole, read, { order: 2 });
  expect(merged.appointments.find(({ id }) => id === 1)).toBe(whole.appointments[0]);
  expect(merged.appointments.find(({ id }) => id === 2)).toEqual(read.appointments[2]);
  expect(merged.columns[0]).toBe(whole.columns[0]);
});
