import { expect, test } from 'vitest';
import { readAppointmentRows } from './appointment-rows.ts';

const statusesOf = (statuses: readonly string[]) => {
  const rows = statuses.map((status, index) => ({
    number: index + 2,
    cells: ['Nagy Anna', '2026-11-30', '9:00', 'Kiss Éva', status],
  }));
  const columns = { doctor: 0, date: 1, time: 2, patient: 3, status: 4 };
  return readAppointmentRows([{ name: '', rows }], { sheet: 0, header_row: 1, columns });
};

test('an appointment that was cancelled in the old calendar is not entered', () => {
  const statuses = [
    'Lemondva',
    'TÖRÖLT',
    'Anulată',
    'Ștearsă',
    'Отменена пациентом',
    'Бас тартты',
    'Cancelled by patient',
    'canceled',
    'No-show',
    'igen',
    'Да',
    'Yes',
    'TRUE',
    'IGAZ',
    'ADEVĂRAT',
    'ИСТИНА',
  ];
  const { rows, faults } = statusesOf(statuses);
  expect(rows).toEqual([]);
  expect(faults).toEqual(
    statuses.map((value, index) => ({ row: index + 2, column: 5, value, fault: 'cancelled' })),
  );
});

test('an appointment with any other status is entered', () => {
  const statuses = ['', 'Visszaigazolva', 'Confirmată', 'Записан', 'Расталды', 'Booked', 'nu', '1'];
  const { rows, faults } = statusesOf(statuses);
  expect(faults).toEqual([]);
  expect(rows).toHaveLength(statuses.length);
});

test.each([
  ['2026-11-30 00:00:00', '9:30', 570],
  ['2026-11-30 12:00:00', '9:30', 570],
  ['2026-11-30 09:30', '9:30–10:00', 570],
  ['46356', '0.395833333', 570],
  ['2026-11-30 (Mon)', '9:30', 570],
  ['46355.9583333', '0.395833333', null],
  ['2026-11-29 23:00', '9:30', null],
])(
  'an appointment on %s at %s starts at minute %s: other times are unclear',
  (date, time, minute) => {
    const rows = [{ number: 2, cells: ['Nagy Anna', date, time, 'Kiss Éva'] }];
    const columns = { doctor: 0, date: 1, time: 2, patient: 3 };
    const mapping = { sheet: 0, header_row: 1, columns };
    const read = readAppointmentRows([{ name: '', rows }], mapping);
    const starts = minute === null ? [] : [{ date: '2026-11-30', minute }];
    expect(read.rows.map((row) => row.starts)).toEqual(starts);
    expect(read.faults.map(({ fault }) => fault)).toEqual(minute === null ? ['unclear_time'] : []);
  },
);

test('a doctor and a day that are merged over several rows count for each, a patient once', () => {
  const rows = [
    { number: 2, cells: ['Nagy Anna', '2026-11-30', '9:00', 'Kiss Éva'] },
    {
      number: 3,
      cells: ['', '', '9:30', 'Tóth Béla'],
      merged: { 0: 'Nagy Anna', 1: '2026-11-30' },
    },
    { number: 4, cells: ['Nagy Anna', '2026-11-30', '10:00', ''], merged: { 3: 'Tóth Béla' } },
  ];
  const columns = { doctor: 0, date: 1, time: 2, patient: 3 };
  const mapping = { sheet: 0, header_row: 1, columns };
  const read = readAppointmentRows([{ name: '', rows }], mapping);
  expect(read.faults.map(({ row, fault }) => [row, fault])).toEqual([[4, 'no_patient']]);
  expect(read.rows.map(({ doctor, starts, name }) => [doctor, starts, name])).toEqual([
    ['Nagy Anna', { date: '2026-11-30', minute: 540 }, 'Kiss Éva'],
    ['Nagy Anna', { date: '2026-11-30', minute: 570 }, 'Tóth Béla'],
  ]);
});
