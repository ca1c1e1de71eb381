import { expect, test } from 'vitest';
import { proposeHourMapping } from './hour-columns.ts';

const mappingOf = (...cells: readonly string[]) =>
  proposeHourMapping([{ name: '', rows: [{ number: 1, cells }] }]).columns;

test.each([
  ['Kód', 'Orvos', 'Telephely', 'Napok', 'Rendelési idő', 'Hét'],
  ['Kód', 'Orvos', 'Rendelő', 'Napok', 'Rendelési idő', 'Hét'],
  ['Cod', 'Medic', 'Sediu', 'Zile', 'Program', 'Săptămâni'],
  ['Код', 'Врач', 'Филиал', 'Дни', 'Часы приёма', 'Недели'],
  ['ID', 'Дәрігер', 'Бөлімше', 'Күндері', 'Уақыты', 'Апта'],
  ['ID', 'Doctor', 'Branch', 'Days', 'Hours', 'Weeks'],
])('proposeHourMapping finds the columns of "%s; %s; …"', (...cells) => {
  expect(mappingOf(...cells)).toEqual({
    external_id: 0,
    doctor: 1,
    branch: 2,
    days: 3,
    hours: 4,
    weeks: 5,
  });
});

test.each([
  ['Orvos', 'Hétfő', 'K', 'Sze', 'Csütörtök', 'P', 'Szombat', 'Vasárnap'],
  ['Врач', 'Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
  ['Doctor', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
])('proposeHourMapping finds the columns of a grid of weekdays "%s; %s; …"', (...cells) => {
  expect(mappingOf(...cells)).toEqual({
    doctor: 0,
    day_1: 1,
    day_2: 2,
    day_3: 3,
    day_4: 4,
    day_5: 5,
    day_6: 6,
    day_7: 7,
  });
});
