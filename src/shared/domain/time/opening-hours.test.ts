import { expect, test } from 'vitest';
import { groupOpeningHours, openStateAt } from './opening-hours.ts';

const on = (weekdays: readonly number[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));
const at = (weekday: number, time: string) => ({
  weekday,
  minuteOfDay: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});

const CLINIC = [
  ...on([1, 2, 3, 4, 5], '14:00', '18:00'),
  ...on([1, 2, 3, 4, 5], '09:00', '13:00'),
  ...on([6], '10:00', '12:00'),
];

test('groupOpeningHours groups equal neighbouring days, closed days included', () => {
  expect(
    groupOpeningHours(CLINIC).map(({ from, to, hours }) => [
      from,
      to,
      hours.map(({ opens, closes }) => `${opens}-${closes}`),
    ]),
  ).toEqual([
    [1, 5, ['09:00-13:00', '14:00-18:00']],
    [6, 6, ['10:00-12:00']],
    [7, 7, []],
  ]);
});

test('groupOpeningHours does not group equal days that are not neighbours', () => {
  const groups = groupOpeningHours(on([1, 3], '09:00', '13:00'));
  expect(groups.map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 7],
  ]);
});

test.each([
  [at(1, '09:00'), '13:00'],
  [at(1, '12:59'), '13:00'],
  [at(5, '14:30'), '18:00'],
])('a clinic is open during its hours', (now, closes) => {
  expect(openStateAt(CLINIC, now)).toEqual({ isOpen: true, closes });
});

test.each([
  ['before it opens', at(1, '08:59'), { opens: '09:00', weekday: 1, daysAhead: 0 }],
  ['at noon', at(1, '13:00'), { opens: '14:00', weekday: 1, daysAhead: 0 }],
  ['in the evening', at(1, '18:00'), { opens: '09:00', weekday: 2, daysAhead: 1 }],
  ['over the weekend', at(6, '12:00'), { opens: '09:00', weekday: 1, daysAhead: 2 }],
  ['on a day off', at(7, '10:30'), { opens: '09:00', weekday: 1, daysAhead: 1 }],
])('a clinic is closed %s', (_when, now, next) => {
  expect(openStateAt(CLINIC, now)).toEqual({ isOpen: false, ...next });
});

test('a clinic that opens once a week opens again in a week', () => {
  expect(openStateAt(on([3], '09:00', '10:00'), at(3, '10:00'))).toMatchObject({
    weekday: 3,
    daysAhead: 7,
  });
});

test('a clinic that is open over midnight does not close at midnight', () => {
  const night = [...on([5], '20:00', '24:00'), ...on([6], '00:00', '06:00')];
  expect(openStateAt(night, at(5, '23:00'))).toEqual({ isOpen: true, closes: '06:00' });
  expect(openStateAt(on([5], '20:00', '24:00'), at(5, '23:00'))).toEqual({
    isOpen: true,
    closes: '24:00',
  });
});

test('a clinic that is open around the clock never closes, and one without hours has no state', () => {
  const always = on([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00');
  expect(openStateAt(always, at(2, '03:00'))).toEqual({ isOpen: true, closes: null });
  expect(openStateAt([], at(2, '03:00'))).toBeNull();
});
