import { expect, it } from 'vitest';
import { joinNames } from './join-names.ts';

it.each([
  [['Детский аллерголог', 'Аллерголог', 'Врач УЗИ'], 'Детский аллерголог, аллерголог, врач УЗИ'],
  [['Доцент', 'Доктор медицинских наук'], 'Доцент, доктор медицинских наук'],
  [['Доцент', 'Медицина ғылымдарының докторы'], 'Доцент, медицина ғылымдарының докторы'],
  [['Терапевт', 'ЛОР'], 'Терапевт, ЛОР'],
  [['Associate professor', 'PhD in medicine'], 'Associate professor, PhD in medicine'],
  [['Cardiologist'], 'Cardiologist'],
  [[], ''],
])('joins %j with one capital letter', (names, expected) => {
  expect(joinNames(names)).toBe(expected);
});
