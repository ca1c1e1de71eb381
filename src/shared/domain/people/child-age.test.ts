import { expect, test } from 'vitest';
import { childAge } from './child-age.ts';

test.each([
  ['2020-11-24', '2026-11-24', 6],
  ['2020-11-25', '2026-11-24', 5],
  ['2026-11-01', '2026-11-24', 0],
  ['2008-11-25', '2026-11-24', 17],
  ['2008-11-24', '2026-11-24', null],
  ['2020-02-29', '2026-02-28', 5],
  ['2020-02-29', '2026-03-01', 6],
  ['2026-11-25', '2026-11-24', null],
  [null, '2026-11-24', null],
])('a patient born on %s is a child on %s of the age %s', (birth, day, age) => {
  expect(childAge(birth, day)).toBe(age);
});
