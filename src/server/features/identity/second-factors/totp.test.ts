import { expect, test } from 'vitest';
import { hotp, matchingStep, toBase32, totpUri } from './totp.ts';

/** The secret of the test vectors in RFC 4226 and RFC 6238. */
const SECRET = Buffer.from('12345678901234567890');

test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('RFC 4226: the counter %i gives %s', (counter, code) => {
  expect(hotp(SECRET, counter)).toBe(code);
});

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238: the second %i gives %s', (second, code) => {
  expect(hotp(SECRET, Math.floor(second / 30), 8)).toBe(code);
  expect(matchingStep(SECRET, code.slice(2), second * 1000)).toBe(Math.floor(second / 30));
});

test('a code is valid in its step and in the two beside it', () => {
  const code = hotp(SECRET, 100);
  const found = [98, 99, 100, 101, 102].map((step) => matchingStep(SECRET, code, step * 30_000));
  expect(found).toEqual([null, 100, 100, 100, null]);
});

test.each(['', '12345', '1234567', 'abcdef'])('%j is not a code', (code) => {
  expect(matchingStep(SECRET, code, 60_000)).toBeNull();
});

test('base 32 is that of RFC 4648 without padding', () => {
  const encoded = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) =>
    toBase32(Buffer.from(text)),
  );
  expect(encoded).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
});

test('the URI names the product and the account', () => {
  expect(totpUri('Vizit', 'szabó katalin', Buffer.from('foobar'))).toBe(
    'otpauth://totp/Vizit:szab%C3%B3%20katalin?secret=MZXW6YTBOI&issuer=Vizit',
  );
});
