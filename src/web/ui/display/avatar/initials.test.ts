import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Kovács Ágnes Mária', 'KÁ'],
  ['Dr. Szentgyörgyi-Wesselényi Erzsébet', 'SW'],
  ['әлия өмірбекова', 'ӘӨ'],
  ['Плато (филиал)', 'ПФ'],
  ['Диагностический центр «Сауле Скан»', 'СС'],
  ['«Ақ Бұлақ» клиникасы', 'АБ'],
  ['Стоматология «Smalț Studio»', 'SS'],
  ['Clinica Stomatologică Zâmbet Alb', 'ZA'],
  ['Margaréta Egészségközpont', 'M'],
  ['Coral Reef Children’s Clinic', 'CR'],
  ['Medical Centre', 'MC'],
  ['  ', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
