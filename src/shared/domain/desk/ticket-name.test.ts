import { expect, test } from 'vitest';
import { nameWithoutTicket } from './ticket-name.ts';

test.each([
  ['#12 Anna', 'Anna'],
  ['#12', ''],
  ['Anna', 'Anna'],
  ['Anna #2', 'Anna #2'],
])('the name %j without a ticket is %j', (name, expected) => {
  expect(nameWithoutTicket(name)).toBe(expected);
});
