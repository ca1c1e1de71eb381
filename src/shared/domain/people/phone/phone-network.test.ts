import { expect, test } from 'vitest';
import { COUNTRIES } from '#shared/countries/index.ts';
import { formatNetwork, networkLength } from './phone-network.ts';

test.each([
  ['hu', '+36201234567', '+36 20'],
  ['kz', '+77012345678', '+7 701'],
  ['kg', '+996700123456', '+996 700'],
  ['ro', '+40712345678', '+40 712'],
  ['ae', '+971501234567', '+971 50'],
] as const)('the network of a phone of %s is its first group', (country, phone, network) => {
  const { phone: mask } = COUNTRIES[country];
  expect(formatNetwork(phone.slice(0, networkLength(mask)), mask)).toBe(network);
});
