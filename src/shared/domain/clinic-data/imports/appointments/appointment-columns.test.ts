import { expect, test } from 'vitest';
import { proposeAppointmentMapping } from './appointment-columns.ts';

test.each([
  ['Orvos', 'Dátum', 'Kezdés', 'Vége', 'Páciens neve', 'Telefonszám', 'Szolgáltatás', 'Telephely'],
  ['Medic', 'Data', 'Ora', 'Sfârșit', 'Nume pacient', 'Telefon', 'Serviciu', 'Sediu'],
  ['Врач', 'Дата', 'Время', 'Окончание', 'ФИО пациента', 'Телефон', 'Услуга', 'Филиал'],
  ['Дәрігер', 'Күні', 'Уақыты', 'Аяқталуы', 'Пациент', 'Телефон нөмірі', 'Қызмет', 'Бөлімше'],
  ['Doctor', 'Date', 'Start time', 'End time', 'Patient', 'Phone', 'Service', 'Branch'],
])('proposeAppointmentMapping finds the columns of "%s; …"', (...cells) => {
  const sheet = { name: '', rows: [{ number: 3, cells: ['#', ...cells] }] };
  expect(proposeAppointmentMapping([sheet])).toEqual({
    sheet: 0,
    header_row: 3,
    columns: {
      doctor: 1,
      date: 2,
      time: 3,
      ends: 4,
      patient: 5,
      phone: 6,
      service: 7,
      branch: 8,
    },
  });
});

test('a time without a date column has both', () => {
  const cells = ['Kezelőorvos', 'Időpont', 'Vezetéknév', 'Keresztnév'];
  expect(proposeAppointmentMapping([{ name: '', rows: [{ number: 1, cells }] }]).columns).toEqual({
    doctor: 0,
    date: 1,
    surname: 2,
    patient: 3,
  });
});

test.each([
  ['Orvos kódja', 'Orvos', 'Dátum', 'Páciens azonosító'],
  ['Cod medic', 'Medic', 'Data', 'ID pacient'],
  ['Код врача', 'Врач', 'Дата', 'ID пациента'],
  ['Дәрігер коды', 'Дәрігер', 'Күні', 'Пациент ID'],
  ['doctor_id', 'doctor_name', 'date', 'patient_id'],
])('the column "%s" has the code of the doctor, "%s" the name', (...cells) => {
  const { columns } = proposeAppointmentMapping([{ name: '', rows: [{ number: 1, cells }] }]);
  expect(columns).toMatchObject({ external_id: 0, doctor: 1, date: 2 });
});

test.each([
  'Állapot',
  'Lemondva',
  'Stare',
  'Anulat',
  'Статус записи',
  'Күйі',
  'Status',
  'Cancelled',
])('proposeAppointmentMapping reads the status in the column "%s"', (header) => {
  const cells = ['Doctor', 'Date', 'Patient', header];
  const { columns } = proposeAppointmentMapping([{ name: '', rows: [{ number: 1, cells }] }]);
  expect(columns.status).toBe(3);
});

test.each([
  'Születési dátum',
  'Data nașterii',
  'Дата рождения',
  'Туған күні',
  'Patient date of birth',
  'DOB',
])('proposeAppointmentMapping does not take "%s" for the day of the appointment', (header) => {
  const cells = ['Doctor', header, 'Date', 'Patient'];
  const { columns } = proposeAppointmentMapping([{ name: '', rows: [{ number: 1, cells }] }]);
  expect(columns).toEqual({ doctor: 0, date: 2, patient: 3 });
});

test('a file without headers has no columns', () => {
  const rows = [{ number: 1, cells: ['Nagy Anna', '2026-11-30', '9:00'] }];
  expect(proposeAppointmentMapping([{ name: '', rows }])).toEqual({
    sheet: 0,
    header_row: 0,
    columns: {},
  });
});
