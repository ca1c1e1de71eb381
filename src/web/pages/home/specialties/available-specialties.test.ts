import { expect, test } from 'vitest';
import { makeService } from '#tests/support/web/fake-api.ts';
import { availableSpecialties } from './available-specialties.ts';

const services = Array.from({ length: 15 }, (_, id) => makeService({ id, doctors_count: id }));
const { popular, others } = availableSpecialties(services);
const ids = (specialties: readonly { id: number }[]) => specialties.map(({ id }) => id);

test('the twelve specialties with most doctors are popular, the largest first', () => {
  expect(ids(popular)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test('the other specialties keep their order, and those without doctors are left out', () => {
  expect(ids(others)).toEqual([1, 2]);
});
