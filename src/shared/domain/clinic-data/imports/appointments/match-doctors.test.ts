import { expect, test } from 'vitest';
import { matchDoctors } from './match-doctors.ts';
import type { AppointmentImportRow } from './appointment-rows.ts';

const SCHEDULES = [
  { id: 1, doctor_names: ['Dr. Nagy Anna', 'Надь Анна'], branch_names: ['Buda', 'Fő utca 2'] },
  { id: 2, doctor_names: ['Dr. Nagy Anna', 'Надь Анна'], branch_names: ['Pest'] },
  { id: 3, doctor_names: ['Dr. Nagy Antal'], branch_names: ['Pest'] },
];

function match(doctor: string, branch = '') {
  const row = { row: 2, doctor, branch, doctor_key: 'key' } as AppointmentImportRow;
  const [found] = matchDoctors([row], SCHEDULES);
  return [found?.candidates, found?.is_sure];
}

test('a name in any order, script and with any title is a clear match', () => {
  expect(match('Nagy Antal')).toEqual([[3, 1, 2], true]);
  expect(match('prof. dr. Antal NAGY, PhD')).toEqual([[3, 1, 2], true]);
});

test('a doctor of two branches is clear only with the branch', () => {
  expect(match('dr. Nagy Anna')).toEqual([[1, 2, 3], false]);
  expect(match('dr. Nagy Anna', 'Pest')).toEqual([[2, 1, 3], true]);
  expect(match('Надь Анна', 'Fő utca 2.')).toEqual([[1, 2], true]);
});

test('an initial proposes doctors, and is never clear', () => {
  expect(match('Nagy A.')).toEqual([[1, 2, 3], false]);
});

test('a name that shares no word has no proposal', () => {
  expect(match('Kis Béla')).toEqual([[], false]);
  expect(match('D-017')).toEqual([[], false]);
});
