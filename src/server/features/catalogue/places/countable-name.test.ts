import { expect, test } from 'vitest';
import { countableName } from './countable-name.ts';

test.each([
  ['I. kerület', '1. kerület'],
  ['IV. kerület', '4. kerület'],
  ['IX. kerület', '9. kerület'],
  ['District XIX', 'District 19'],
  ['XXIII район', '23 район'],
  ['Sectorul XL', 'Sectorul 40'],
])('"%s" gets the sort key "%s"', (name, countable) => {
  expect(countableName(name)).toBe(countable);
});

test.each([
  ['Ilfov'],
  ['Victoriei'],
  ['City centre'],
  ['Újbuda'],
  ['Mixt'],
  ['IIX. kerület'],
  [''],
])('"%s" without a valid Roman numeral is its own sort key', (name) => {
  expect(countableName(name)).toBe(name);
});
