import { expect, test } from 'vitest';
import { readHourRows } from './hour-rows.ts';

const MAPPING = { sheet: 0, header_row: 0, columns: { doctor: 0, days: 1, starts: 2, ends: 3 } };
const OPTIONS = { languages: ['en'], today: '2026-11-30' } as const;

test.each([
  ['0.25', '0.75', [360, 1080]],
  ['0.25', '1', [360, 1440]],
  ['0.25', '18', [360, 1080]],
  ['9', '0.75', [540, 1080]],
  ['0', '0.5', [0, 720]],
  ['0', '1', [0, 1440]],
  ['9', '17', [540, 1020]],
  ['6:00', '24:00', [360, 1440]],
])('readHourRows reads hours from %s to %s, as spreadsheets store times', (starts, ends, span) => {
  const sheet = { name: '', rows: [{ number: 1, cells: ['Ann Smith', 'Mon', starts, ends] }] };
  const { rows, faults } = readHourRows([sheet], MAPPING, OPTIONS);
  expect(faults).toEqual([]);
  expect(rows[0]?.weekly).toEqual([{ weekday: 1, weeks: 'every', spans: [span] }]);
});

test.each([
  ['9:00', '1'],
  ['0.75', '0.25'],
])('readHourRows reads no hours from %s to %s', (starts, ends) => {
  const sheet = { name: '', rows: [{ number: 1, cells: ['Ann Smith', 'Mon', starts, ends] }] };
  const { rows, faults } = readHourRows([sheet], MAPPING, OPTIONS);
  expect([rows, faults[0]?.fault]).toEqual([[], 'unclear_hours']);
});

test.each([
  ['2026-12-14', '2026-12-14'],
  ['2026-12-14 00:00:00', '2026-12-14'],
  ['2026-12-14T12:00:00', '2026-12-14'],
  ['46370', '2026-12-14'],
  ['46370.5', '2026-12-14'],
  ['2026-12-14 23:00', null],
  ['46370.9583333', null],
])('readHourRows reads hours from and until %s as of %s: other times are unclear', (text, day) => {
  const cells = ['Ann Smith', 'Mon', '9', '17'];
  const rows = [
    { number: 1, cells: [...cells, text, ''] },
    { number: 2, cells: [...cells, '', text] },
  ];
  const mapping = { ...MAPPING, columns: { ...MAPPING.columns, valid_from: 4, valid_to: 5 } };
  const read = readHourRows([{ name: '', rows }], mapping, OPTIONS);
  const known = [
    [day, null],
    [null, day],
  ];
  const fault = { value: text, fault: 'unclear_dates' };
  const unclear = [
    { row: 1, column: 5, ...fault },
    { row: 2, column: 6, ...fault },
  ];
  expect(read.rows.map(({ from, to }) => [from, to])).toEqual(day === null ? [] : known);
  expect(read.faults).toEqual(day === null ? unclear : []);
});

test('readHourRows reads a doctor who is merged over several rows in each of them', () => {
  const rows = [
    { number: 1, cells: ['Ann Smith', 'Mon', '9', '17'] },
    { number: 2, cells: ['', 'Tue', '9', '12'], merged: { 0: 'Ann Smith' } },
    { number: 3, cells: ['', 'Wed', '9', '12'] },
  ];
  const read = readHourRows([{ name: '', rows }], MAPPING, OPTIONS);
  expect(read.rows.map(({ row, doctor }) => [row, doctor])).toEqual([
    [1, 'Ann Smith'],
    [2, 'Ann Smith'],
  ]);
  expect(read.faults.map(({ row, fault }) => [row, fault])).toEqual([[3, 'no_doctor']]);
});
