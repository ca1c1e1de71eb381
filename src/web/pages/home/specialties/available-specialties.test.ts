import { expect, test } from 'vitest';
import { makeService } from '#tests/support/web/fake-api.ts';
import { availableSpecialties } from './available-specialties.ts';

const services = Array.from({ length: 15 }, (_, id) => makeService({ id, doctors_count: id }));
const specialties = availableSpecialties(services);

test('omits specialties without doctors in the city', () => {
  const ids = specialties.map(({ service }) => service.id);
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});

test('marks the twelve with most doctors as popular and keeps the order', () => {
  const popular = specialties.filter(({ isPopular }) => isPopular);
  expect(popular.map(({ service }) => service.id)).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  ]);
});
