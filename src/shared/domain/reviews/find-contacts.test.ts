import { expect, test } from 'vitest';
import { findContacts } from './find-contacts.ts';

const found = (text: string) =>
  findContacts(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

test.each([
  ['Hívjon: +36 20 123 4567!', ['phone +36 20 123 4567']],
  ['Sunați la (021) 312-45-67.', ['phone (021) 312-45-67']],
  ['пишите 8 (705) 123 45 67', ['phone 8 (705) 123 45 67']],
  ['tel.87051234567звоните', ['phone 87051234567']],
  ['Írjon: kiss.eva@example.hu.', ['email kiss.eva@example.hu']],
  [
    'See https://example.com/a?b=1, or www.example.ro',
    ['url https://example.com/a?b=1', 'url www.example.ro'],
  ],
  ['клиника lux-dent.kz лучше', ['url lux-dent.kz']],
  ['instagram.com/dr_kiss és 06 1 234 5678', ['url instagram.com/dr_kiss', 'phone 06 1 234 5678']],
])('findContacts finds contacts in "%s"', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  'Two visits, 18 000 Ft, room 12.',
  'Ott voltam 2026.11.24. 10:30-kor',
  'On 24-11-2026 I waited.',
  'Nagyon jó volt.Köszönöm',
  '10/10',
])('findContacts finds no contacts in "%s"', (text) => {
  expect(found(text)).toEqual([]);
});
