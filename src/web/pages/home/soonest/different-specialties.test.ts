import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differentSpecialties } from './different-specialties.ts';

const doctor = (id: number, ...specialties: number[]) => ({
  id,
  specialties: specialties.map((specialty) => ({ id: specialty })),
});
const ids = (doctors: readonly { id: number }[]) => doctors.map(({ id }) => id);

test('differentSpecialties takes the first doctor of each specialty', () => {
  const doctors = [doctor(1, 7), doctor(2, 7), doctor(3, 8, 7), doctor(4, 9), doctor(5, 6)];
  expect(ids(differentSpecialties(doctors, 3))).toEqual([1, 3, 4]);
});

test('differentSpecialties adds further doctors in their order if there are too few specialties', () => {
  const doctors = [doctor(1, 7), doctor(2, 7), doctor(3, 8), doctor(4, 7)];
  expect(ids(differentSpecialties(doctors, 3))).toEqual([1, 2, 3]);
});

test('differentSpecialties returns at most `count` doctors in order, the soonest first', () => {
  const lists = fc.array(fc.array(fc.nat(4), { maxLength: 2 }), { maxLength: 12 });
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 5 }), (specialties, count) => {
      const doctors = specialties.map((own, index) => doctor(index, ...own));
      const chosen = differentSpecialties(doctors, count);
      expect(chosen).toHaveLength(Math.min(count, doctors.length));
      expect(chosen[0]).toBe(doctors[0]);
      expect(ids(chosen)).toEqual(ids(chosen).toSorted((a, b) => a - b));
    }),
  );
});
