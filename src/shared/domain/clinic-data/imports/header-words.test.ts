import { expect, test } from 'vitest';
import { proposeDoctorMapping } from './doctors/doctor-columns.ts';
import { hasWord, words } from './header-words.ts';
import { proposeHourMapping } from './hours/hour-columns.ts';
import { proposePriceMapping } from './prices/price-columns.ts';
import { proposeAppointmentMapping } from './appointments/appointment-columns.ts';

const sheetOf = (cells: readonly string[]) => [{ name: '', rows: [{ number: 1, cells }] }];

test.each([
  ['ar', 'Ár (Ft)', true],
  ['ar', 'Bazár', false],
  ['тел', 'Тел. пациента', true],
  ['тел', 'Показатель', false],
  ['nev*', 'NEVE', true],
  ['nev*', 'Ünnevek', false],
  ['*nev', 'Ügyfélnév', true],
  ['*nev', 'Neveltje', false],
  ['*name*', 'Usernames', true],
  ['last_name', 'Last name', true],
  ['last_name', 'last_name', true],
  ['last_name', 'lastname', false],
  ['id', 'doctor_id', true],
  ['ф.и.о', 'Ф.И.О.', true],
  ['ф.и.о', 'фаиро', false],
  ['^апта$', 'Апта', true],
  ['^апта$', 'Апта күні', false],
  ['действ…_с', 'Действует с', true],
])('the word "%s" is in the header "%s": %s', (word, header, isFound) => {
  expect(hasWord(header, words(word))).toBe(isFound);
});

test.each([
  ['Услуга', 'Цена', 'Срок действия', 'Свидетельство'],
  ['Қызмет атауы', 'Бағасы', 'Құжат', 'Қабала'],
  ['Service', 'Price', 'Coffee', 'Corporate'],
])('columns of other words in a price list "%s; %s; %s; %s" are not used', (...cells) => {
  expect(proposePriceMapping(sheetOf(cells)).columns).toEqual({ name: 0, price: 1 });
});

test.each([
  ['Врач', 'День', 'Результаты', 'ФИО', 'Тел.', 'Мин.'],
  ['Дәрігер', 'Күн', 'Контакттық хаты', 'Аты-жөні', 'Тел', 'Мин'],
  ['Врач', 'Даты приёма', 'Автомобиль', 'Ф. И. О. пациента', 'Моб.', 'Длит.'],
])('columns of a list of appointments "%s; %s; %s; …" are known by whole words', (...cells) => {
  expect(proposeAppointmentMapping(sheetOf(cells)).columns).toEqual({
    doctor: 0,
    date: 1,
    patient: 3,
    phone: 4,
    duration: 5,
  });
});

test.each([
  ['Врач', 'День недели', 'Часы', 'Отчёт', 'Действительно с', 'Действительно по'],
  ['Doctor', 'Weekday', 'Hours', 'Event', 'Valid from', 'Valid until'],
  ['Medic', 'Zilele săptămânii', 'Program', 'Oraș', 'Valabil de la', 'Valabil până la'],
  ['Дәрігер', 'Апта күндері', 'Уақыты', 'Тақырып', 'Басталу күні', 'Аяқталу күні'],
])('columns of a list of hours "%s; %s; …" are known by whole words', (...cells) => {
  expect(proposeHourMapping(sheetOf(cells)).columns).toEqual({
    doctor: 0,
    days: 1,
    hours: 2,
    valid_from: 4,
    valid_to: 5,
  });
});

test.each([
  ['ФИО', 'Специальность', 'Обучение', 'Таб. номер'],
  ['Név', 'Szakterület', 'Műszak', 'Kódja'],
  ['Ф.И.О.', 'Услуги', 'Даты', 'Код врача'],
])('columns of a list of doctors "%s; %s; %s; …" are known by whole words', (...cells) => {
  expect(proposeDoctorMapping(sheetOf(cells)).columns).toEqual({
    name: 0,
    services: 1,
    external_id: 3,
  });
});
