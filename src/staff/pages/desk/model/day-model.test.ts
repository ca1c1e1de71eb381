import { describe, expect, test } from 'vitest';
import type { DeskDoctor } from '#shared/contract/staff/desk/day.ts';
import type { Visit } from '#shared/contract/staff/desk/visit.ts';
import { moveCursor, type Direction } from './cursor.ts';
import { buildDay, nextFreeMinute } from './day-model.ts';

const doctor = (id: number): DeskDoctor => ({
  ...{ schedule_id: id, doctor_id: id, name: `Doctor ${id}`, specialty: 'Cardiologist' },
  ...{ step_minutes: 30, max_extra: 0, offers: [] },
});
const visit = (id: number, time: string, minutes = 30, more: Partial<Visit> = {}): Visit => ({
  ...{ id, schedule_id: 1, offer_id: 1, starts_at: `2026-11-24T${time}:00+01:00`, minutes },
  ...{
    name: 'Kata',
    phone_end: '4567',
    source: 'online',
    is_extra: false,
    insurance: null,
    note: '',
  },
  ...{ is_coming: false, attendance: 'expected', arrived_at: null, cancelled_by: null, ...more },
});
const column = (schedule_id: number) => ({
  schedule_id,
  hours: [[540, 720]] as [number, number][],
  ...{ delay: 0, blocked: [], elsewhere: [], held: [] },
});

function dayWith(...visits: Visit[]) {
  const day = { day: '2026-11-24', columns: [column(1), column(2)], visits };
  return buildDay(day, [doctor(1), doctor(2)]);
}

describe('the grid of a day', () => {
  test('shows 08:00 to 18:00, and more for visits outside of them', () => {
    expect(dayWith()).toMatchObject({ from: 480, to: 1080 });
    expect(dayWith(visit(1, '06:40'), visit(2, '19:10', 60))).toMatchObject({
      from: 360,
      to: 1260,
    });
  });

  test('has cancelled visits apart', () => {
    const [first] = dayWith(
      visit(1, '09:00'),
      visit(2, '09:00', 30, { cancelled_by: 'patient' }),
    ).columns;
    expect(first?.visits.map(({ id }) => id)).toEqual([1]);
    expect(first?.cancelled.map(({ id }) => id)).toEqual([2]);
  });

  test.each([
    [0, [visit(1, '09:00')], 570],
    [600, [visit(1, '10:10', 10)], 630],
    [700, [], null],
  ])('after minute %i with other visits the next free minute is known', (after, visits, free) => {
    const [first] = dayWith(...visits).columns;
    expect(first && nextFreeMinute(first, after)).toBe(free);
  });
});

describe('a key', () => {
  const day = dayWith(visit(1, '09:00', 60), visit(2, '10:10', 20));
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
