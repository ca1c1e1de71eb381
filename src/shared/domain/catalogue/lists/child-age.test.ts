import { expect, test } from 'vitest';
import {
  CHILD_AGE_CHOICES,
  CHILD_AGES,
  childAgeChoice,
  childAgeParts,
  isChildAge,
  isForAge,
  youngestChild,
} from './child-age.ts';

test('CHILD_AGES lists ages by month in the first year and by year to 18', () => {
  expect(CHILD_AGES.slice(0, 15)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 24, 36]);
  expect(CHILD_AGES.at(-1)).toBe(216);
  expect(CHILD_AGES).toHaveLength(13 + 17);
});

test('isChildAge rejects any age that is not listed', () => {
  expect([0, 12, 216].every(isChildAge)).toBe(true);
  expect([-1, 0.5, 13, 215, 228, Number.NaN].some(isChildAge)).toBe(false);
});

test('CHILD_AGE_CHOICES offers the first year as a whole, then single years', () => {
  expect(CHILD_AGE_CHOICES.slice(0, 3)).toEqual([0, 12, 24]);
  expect(CHILD_AGE_CHOICES).toHaveLength(1 + 18);
  expect(CHILD_AGE_CHOICES.every(isChildAge)).toBe(true);
});

test('childAgeChoice maps every age of a URL to a choice', () => {
  expect(CHILD_AGES.map(childAgeChoice).every((age) => CHILD_AGE_CHOICES.includes(age))).toBe(true);
  expect([0, 7, 11, 12, 24].map(childAgeChoice)).toEqual([0, 0, 0, 12, 24]);
});

test('isForAge treats age 0 as the whole first year, other ages as exact', () => {
  const from = (age_from: number, age_to: number | null = null) => ({ age_from, age_to });
  expect([from(0), from(6), from(11), from(0, 3)].every((ages) => isForAge(ages, 0))).toBe(true);
  expect(isForAge(from(12), 0)).toBe(false);
  expect([5, 6, 12].map((age) => isForAge(from(6, 11), age))).toEqual([false, true, false]);
  expect(isForAge(from(0, 24), 24)).toBe(true);
});

test('youngestChild returns a lower age limit for children only', () => {
  expect([0, 6, 36, 216].map(youngestChild)).toEqual([null, 6, 36, null]);
});

test('childAgeParts gives ages in months up to the first birthday', () => {
  expect(childAgeParts(0)).toEqual({ value: 0, unit: 'month' });
  expect(childAgeParts(11)).toEqual({ value: 11, unit: 'month' });
  expect(childAgeParts(12)).toEqual({ value: 1, unit: 'year' });
  expect(childAgeParts(216)).toEqual({ value: 18, unit: 'year' });
});
