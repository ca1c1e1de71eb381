import { expect, test } from 'vitest';
import { commonInsurers, hasOtherInsurers } from './insurers-of-branch.ts';

const insured = (...insurances: number[]) => ({ insurances });

test('the common insurers are those of most services, in any order', () => {
  expect(commonInsurers([insured(9), insured(1, 2), insured(2, 1)])).toEqual([1, 2]);
});

test('a branch without services has no common insurers', () => {
  expect(commonInsurers([])).toEqual([]);
});

test('a service differs if it accepts fewer, more or no insurers', () => {
  expect(
    [insured(2, 1), insured(1), insured(1, 2, 3), insured()].map((service) =>
      hasOtherInsurers(service, [1, 2]),
    ),
  ).toEqual([false, true, true, true]);
});
