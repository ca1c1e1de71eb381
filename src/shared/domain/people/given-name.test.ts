import { expect, test } from 'vitest';
import { givenNameOf } from './given-name.ts';

test.each([
  ['Kata', 'Kata'],
  ['  Anna  Mária ', 'Anna'],
  ['Айгуль\u00a0Сейтова', 'Айгуль'],
  ['Anne-Marie Kovács', 'Anne-Marie'],
  ['', ''],
])('"%s" reviews as "%s"', (name, given) => {
  expect(givenNameOf(name)).toBe(given);
});
