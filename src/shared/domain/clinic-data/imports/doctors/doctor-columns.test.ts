import { expect, test } from 'vitest';
import { proposeDoctorMapping } from './doctor-columns.ts';

test.each([
  ['Kód', 'Név', 'Szakterület', 'Telephely', 'Tapasztalat', 'Pecsétszám', 'Nyelvek', 'Életkor'],
  ['Cod', 'Nume', 'Specialitate', 'Sediu', 'Experiență', 'Cod parafă', 'Limbi', 'Vârsta'],
  ['Код', 'ФИО', 'Специальность', 'Филиал', 'Стаж', 'Лицензия', 'Языки', 'Возраст'],
  ['ID', 'Аты-жөні', 'Мамандығы', 'Бөлімше', 'Өтілі', 'Тіркеу', 'Тілдері', 'Жасы'],
  ['ID', 'Name', 'Specialty', 'Branch', 'Experience', 'License', 'Languages', 'Ages'],
])('proposeDoctorMapping finds the columns of "%s; %s; …"', (...cells) => {
  const sheet = { name: '', rows: [{ number: 2, cells: ['#', ...cells] }] };
  expect(proposeDoctorMapping([sheet])).toEqual({
    sheet: 0,
    header_row: 2,
    columns: {
      external_id: 1,
      name: 2,
      services: 3,
      branch: 4,
      practising_since: 5,
      register_number: 6,
      languages: 7,
      ages: 8,
    },
  });
});
