import { describe, expect, test } from 'vitest';
import type { DeskColumn } from '#shared/contract/desk/day.ts';
import { deskDayWith, deskAppointment } from '#tests/support/web/desk-day.ts';
import { focusedAppointment } from '../model/day/cursor.ts';
import { cursorAt, listRows, rowAt, rowBeside } from './list-rows.ts';

const EXTRA = deskAppointment(3, '09:30', 30, { is_extra: true });
const day = deskDayWith(
  deskAppointment(1, '09:30'),
  deskAppointment(2, '10:00', 30, { schedule_id: 2 }),
  EXTRA,
  deskAppointment(4, '11:00', 30, { cancelled_by: 'patient' }),
);
const all = listRows(day, null, null);
const own = listRows(day, 1, null);
const shown = (rows: typeof all) =>
  rows.map(({ minute, appointment }) => [minute, appointment?.id ?? 'free']);

test('the list of a day has the appointments of all doctors by time', () => {
  expect(shown(all)).toEqual([
    [570, 1],
    [570, 3],
    [600, 2],
  ]);
});

test('the list of a day has the free times of one doctor between the appointments', () => {
  expect(shown(own)).toEqual([
    [540, 'free'],
    [570, 1],
    [570, 3],
    ...[600, 630, 660, 690].map((minute) => [minute, 'free']),
  ]);
});

test('the list of a day marks the free times that are kept for the same day', () => {
  const columns = day.columns.map((column) => ({
    ...column,
    kept: [[660, 720]] as [number, number][],
  }));
  const rows = listRows({ ...day, columns }, 1, null);
  expect(rows.map(({ minute, keptUntil }) => [minute, keptUntil]).slice(-3)).toEqual([
    [630, null],
    [660, 420],
    [690, 420],
  ]);
});

test('the list of a day has no free times that are past', () => {
  expect(shown(listRows(day, 1, 631)).slice(2)).toEqual([
    [660, 'free'],
    [690, 'free'],
  ]);
});

describe('busy times', () => {
  const blocked: DeskColumn['blocked'] = [[570, 600, 'absence']];
  const [column, ...others] = day.columns;
  const busyDay = { ...day, columns: column ? [{ ...column, blocked }, ...others] : [] };
  const rows = listRows(busyDay, null, null);

  test('busy times are rows of all doctors, before the appointments of their minute', () => {
    expect(
      rows.map(({ minute, appointment, busy }) => [minute, appointment?.id ?? busy?.kind]),
    ).toEqual([
      [570, 'absence'],
      [570, 1],
      [570, 3],
      [600, 2],
    ]);
  });

  test('busy times are reached by keys, which act on no appointment there', () => {
    const [row] = rows;
    const cursor = row === undefined ? null : cursorAt(row);
    expect(rowAt(busyDay, rows, cursor)).toBe(0);
    expect(focusedAppointment(busyDay, null, cursor)).toBeUndefined();
    expect(rowBeside(busyDay, rows, cursor, 'down')?.appointment?.id).toBe(1);
    expect(rowBeside(busyDay, rows, { schedule: 1, minute: 580 }, 'up')?.busy?.kind).toBe(
      'absence',
    );
  });
});

test('the cursor of the list is at the row of its appointment or free time', () => {
  expect(rowAt(day, own, { schedule: 1, minute: 540 })).toBe(0);
  expect(rowAt(day, own, { schedule: 1, minute: 580 })).toBe(1);
  expect(rowAt(day, all, { schedule: 2, minute: 600 })).toBe(2);
});

test('the cursor of the list moves to the next row, and to the previous one', () => {
  const at = (minute: number) => ({ schedule: 1, minute });
  expect(rowBeside(day, own, at(540), 'down')?.appointment?.id).toBe(1);
  expect(rowBeside(day, own, at(600), 'up')?.appointment?.id).toBe(3);
  expect(rowBeside(day, own, at(540), 'up')).toBeUndefined();
  expect(rowBeside(day, own, at(690), 'down')).toBeUndefined();
});

test('the cursor of the list at no row is before the next one', () => {
  expect(rowBeside(day, all, { schedule: 1, minute: 540 }, 'down')?.appointment?.id).toBe(1);
  expect(rowBeside(day, all, null, 'down')?.appointment?.id).toBe(1);
});

test('the cursor of the list reaches an extra appointment, which keys of appointments act on', () => {
  const row = rowBeside(day, own, { schedule: 1, minute: 570 }, 'down');
  expect(row?.appointment?.id).toBe(3);
  const cursor = row === undefined ? null : cursorAt(row);
  expect(focusedAppointment(day, null, cursor)?.id).toBe(3);
  expect(rowAt(day, own, cursor)).toBe(2);
  expect(rowBeside(day, own, cursor, 'down')?.minute).toBe(600);
});
