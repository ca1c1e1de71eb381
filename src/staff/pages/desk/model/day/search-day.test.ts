import { expect, test } from 'vitest';
import { deskDayWith, deskAppointment } from '#tests/support/web/desk-day.ts';
import { matcherOf, mergeAppointments, searchDay, searchedAppointment } from './search-day.ts';

const KATA = deskAppointment(11, '10:00', 30, { name: 'Szabó Kata', phone_end: '4567' });
const EVA = deskAppointment(4567, '11:00', 30, { name: 'Kovács-Nagy Éva', phone_end: '0022' });
const GONE = deskAppointment(13, '09:00', 30, { name: 'Szabó Gone', cancelled_by: 'patient' });
const DAY = deskDayWith(KATA, EVA, GONE);

test.each([
  ['sza', [11]],
  ['Саб', [11]],
  ['kata', [11]],
  ['kata szabo', [11]],
  ['szabó e', []],
  ['kovács', [4567]],
  ['s', []],
  ['11', [11]],
  ['+00 22', [4567]],
  // The appointment with the number is before that with the phone.
  ['4567', [4567, 11]],
  ['20 123 4567', []],
  ['567', []],
  ['ь', []],
  ['%%', []],
])('the search of a day for "%s" finds %j', (text, ids) => {
  expect(searchDay(DAY, text).map(({ id }) => id)).toEqual(ids);
});

test('the search of a day finds at most eight appointments, the earliest first', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    deskAppointment(index + 1, `${String(20 - index).padStart(2, '0')}:00`),
  );
  const found = searchDay(deskDayWith(...many), 'kata');
  expect(found.map(({ starts_at: at }) => at.slice(11, 13))).toEqual([
    '09',
    '10',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
  ]);
});

test('appointments that only the server has found follow those of the day', () => {
  const other = deskAppointment(20, '08:00');
  expect(mergeAppointments([KATA, EVA], [other, { ...EVA }])).toEqual([KATA, EVA, other]);
});

test('an answer for fewer letters is narrowed by the letters that follow', () => {
  expect(matcherOf('szabó k')(searchedAppointment(KATA))).toBe(true);
  expect(matcherOf('szabó v')(searchedAppointment(KATA))).toBe(false);
});
