import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOfShortCode, shortCode } from './short-code.ts';

const hashes = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.map((digit) => digit.toString(16)).join(''));

test('shortCode encodes a hash in 22 letters and digits that hashOfShortCode decodes', () => {
  fc.assert(
    fc.property(hashes, (hash) => {
      expect(shortCode(hash)).toMatch(/^[0-9A-Za-z]{22}$/);
      expect(hashOfShortCode(shortCode(hash))).toBe(hash);
    }),
  );
  expect(hashOfShortCode(shortCode('0'.repeat(32)))).toBe('0'.repeat(32));
  expect(hashOfShortCode(shortCode('f'.repeat(32)))).toBe('f'.repeat(32));
});

test('hashOfShortCode returns null for an invalid code', () => {
  for (const code of ['', '0'.repeat(21), '0'.repeat(23), 'z'.repeat(22), `${'0'.repeat(21)}-`]) {
    expect(hashOfShortCode(code)).toBeNull();
  }
});
