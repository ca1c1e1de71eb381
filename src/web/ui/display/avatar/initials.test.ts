import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Kovács Ágnes Mária', 'KÁ'],
  ['Dr. Szentgyörgyi-Wesselényi Erzsébet', 'SW'],
  ['әлия өмірбекова', 'ӘӨ'],
  ['Плато (филиал)', 'ПФ'],
  ['  ', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
