import { expect, test } from 'vitest';
import { makeDoctor } from '#tests/support/web/doctors.ts';
import { nearestFree } from './nearest-free.ts';

test('the nearest come first, but whoever has no free time comes last', () => {
  const doctors = [1, 2, 3, 4].map((id) => makeDoctor({ id, has_slots: id !== 1 }));
  expect(nearestFree(doctors, 3).map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(nearestFree(doctors.slice(0, 2), 3).map(({ id }) => id)).toEqual([2, 1]);
});
