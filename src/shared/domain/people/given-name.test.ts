import { expect, test } from 'vitest';
import { givenNameOf } from './given-name.ts';

test.each([
  ['Kata', 'Kata'],
  ['  Anna  Mária ', 'Anna'],
  ['Айгуль\u00a0Сейтова', 'Айгуль'],
  ['Anne-Marie Kovács', 'Anne-Marie'],
  ['', ''],
])('givenNameOf("%s") is "%s"', (name, given) => {
  expect(givenNameOf(name)).toBe(given);
});
