import { describe, expect, test } from 'vitest';
import {
  deskColumn,
  deskDayWith as dayWith,
  deskDayWithBuffer as dayWithBuffer,
  deskDoctor,
  deskAppointment as appointment,
} from '#tests/support/web/desk-day.ts';
import { moveCursor, type Direction } from './cursor.ts';
import { buildDay } from './day-model.ts';
import { conflictAt, freeMinutes, isWithinBuffer, loadOf, nextFreeMinute } from './free-times.ts';

test('the grid of a day shows 08:00 to 18:00, and more for appointments outside of them', () => {
  expect(dayWith()).toMatchObject({ from: 480, to: 1080 });
  expect(dayWith(appointment(1, '06:40'), appointment(2, '19:10', 60))).toMatchObject({
    from: 360,
    to: 1260,
  });
});

test('the grid of a day keeps the columns of doctors whose appointments have not changed', () => {
  const doctors = [deskDoctor(1), deskDoctor(2)];
  const columns = [deskColumn(1), deskColumn(2)];
  const kept = appointment(2, '10:00', 30, { schedule_id: 2 });
  const day = { day: '2026-11-24', columns, appointments: [appointment(1, '09:00'), kept] };
  const before = buildDay(day, doctors);
  const after = buildDay({ ...day, appointments: [appointment(1, '09:30'), kept] }, doctors);
  expect(after.columns[0]).not.toBe(before.columns[0]);
  expect(after.columns[1]).toBe(before.columns[1]);
  const renamed = buildDay(day, [deskDoctor(1), { ...deskDoctor(2), name: 'Dr. Varga' }]);
  expect(renamed.columns[1]?.doctor.name).toBe('Dr. Varga');
});

test('the grid of a day has cancelled appointments apart', () => {
  const [first] = dayWith(
    appointment(1, '09:00'),
    appointment(2, '09:00', 30, { cancelled_by: 'patient' }),
  ).columns;
  expect(first?.appointments.map(({ id }) => id)).toEqual([1]);
  expect(first?.cancelled.map(({ id }) => id)).toEqual([2]);
});

test.each([
  [0, [appointment(1, '09:00')], 570],
  [600, [appointment(1, '10:10', 10)], 630],
  [700, [], null],
])(
  'nextFreeMinute returns the first free minute of a doctor at minute %i or later',
  (after, appointments, free) => {
    const [first] = dayWith(...appointments).columns;
    expect(first && nextFreeMinute(first, after)).toBe(free);
  },
);

describe('the load of a doctor', () => {
  const [free] = dayWith().columns;
  const [half] = dayWith(
    appointment(1, '09:00', 60),
    appointment(2, '10:30'),
    appointment(3, '12:00', 90),
  ).columns;
  const [squeezed] = dayWith(
    appointment(1, '09:00', 60),
    appointment(2, '09:00', 60, { is_extra: true }),
  ).columns;
  const [spaced] = dayWithBuffer(30, appointment(1, '10:00')).columns;

  test('the load of a doctor is the share of the hours in which there are appointments, with their buffers', () => {
    expect(free && loadOf(free)).toBe(0);
    expect(half && loadOf(half)).toBe(0.5);
    expect(squeezed && loadOf(squeezed)).toBeCloseTo(1 / 3);
    expect(spaced && loadOf(spaced)).toBe(0.5);
  });

  test('the load of a doctor leaves blocked hours out of account', () => {
    const blocked = [
      [600, 660, 'block'],
      [630, 720, 'absence'],
    ] as const;
    const morning = appointment(1, '09:00');
    const [column] = dayWith(morning).columns;
    expect(column && loadOf({ ...column, blocked: blocked.map((each) => [...each]) })).toBe(0.5);
  });

  test('the load of a doctor is unknown without hours', () => {
    expect(free && loadOf({ ...free, hours: [] })).toBeNull();
    expect(free && loadOf({ ...free, blocked: [[0, 1440, 'absence']] })).toBeNull();
  });
});

describe('an appointment of an hour', () => {
  const [column] = dayWith(appointment(1, '10:00')).columns;
  const at = (time: string) => ({ startsAt: `2026-11-24T${time}:00+01:00`, minutes: 60 });

  test('an appointment of an hour begins only where an hour is free', () => {
    expect(column && freeMinutes(column, 60)).toEqual([540, 630, 660]);
    expect(column && freeMinutes(column, 240)).toEqual([]);
  });

  test.each([
    ['09:00', null],
    ['09:30', 'taken'],
    ['10:00', 'taken'],
    ['10:30', null],
  ])('an appointment of an hour at %s beside one at 10:00 is in conflict: %s', (time, conflict) => {
    expect(column && conflictAt(column, at(time))).toBe(conflict);
  });

  test('an appointment of an hour is in conflict with other branches and with patients who book', () => {
    if (column === undefined) throw new Error('The day has no doctor');
    const held = [
      { starts_at: at('11:30').startsAt, minutes: 30, expires_at: at('08:05').startsAt },
    ];
    expect(conflictAt({ ...column, elsewhere: [[720, 750]] }, at('11:30'))).toBe('taken');
    expect(conflictAt({ ...column, held }, at('11:00'))).toBe('held');
    expect(conflictAt({ ...column, blocked: [[540, 720, 'block']] }, at('11:00'))).toBeNull();
  });
});

describe('the buffer of a doctor', () => {
  const [column] = dayWithBuffer(10, appointment(1, '10:00')).columns;

  const at = (time: string, day = 24) => `2026-11-${day}T${time}:00+01:00`;

  test('the buffer of a doctor is not free before and after an appointment', () => {
    expect(column && freeMinutes(column)).toEqual([540, 660, 690]);
  });

  test.each([
    ['09:20', false],
    ['09:21', true],
    ['10:39', true],
    ['10:40', false],
  ])('an appointment of 30 minutes at %s is within it: %s', (time, isNear) => {
    expect(column && isWithinBuffer(column, { startsAt: at(time), minutes: 30 })).toBe(isNear);
  });

  test('the buffer of a doctor is kept between appointments and times that patients hold', () => {
    const held = [{ starts_at: at('11:00'), minutes: 30, expires_at: at('10:05') }];
    const holding = column && { ...column, held };
    expect(holding && isWithinBuffer(holding, { startsAt: at('11:35'), minutes: 20 })).toBe(true);
    expect(column && isWithinBuffer(column, { startsAt: at('11:35'), minutes: 20 })).toBe(false);
  });

  test('the buffer of a doctor does not keep an appointment from its own place', () => {
    const wanted = { startsAt: at('10:10'), minutes: 30 };
    expect(column && isWithinBuffer(column, { ...wanted, id: 1 })).toBe(false);
    expect(column && isWithinBuffer(column, { ...wanted, id: 2 })).toBe(true);
  });

  test('the buffer of a doctor of the same time on another day is kept', () => {
    expect(column && isWithinBuffer(column, { startsAt: at('10:00', 25), minutes: 30 })).toBe(
      false,
    );
  });
});

describe('a key', () => {
  const day = dayWith(appointment(1, '09:00', 60), appointment(2, '10:10', 20));
  test.each<[Direction, number, number]>([
    ['down', 540, 600],
    ['down', 570, 600],
    ['down', 610, 630],
    ['up', 600, 540],
    ['up', 540, 510],
    ['up', 480, 480],
    ['down', 1050, 1050],
  ])('%s moves from minute %i to %i', (direction, from, to) => {
    expect(moveCursor(day, { schedule: 1, minute: from }, direction).minute).toBe(to);
  });

  test('right and left move between doctors', () => {
    const right = moveCursor(day, { schedule: 1, minute: 600 }, 'right');
    expect(right).toEqual({ schedule: 2, minute: 600 });
    expect(moveCursor(day, right, 'right')).toBe(right);
    expect(moveCursor(day, right, 'left').schedule).toBe(1);
  });
});
