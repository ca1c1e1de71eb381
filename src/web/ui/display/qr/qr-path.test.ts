import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('qrPath merges adjacent modules of a row into one rectangle', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z');
});
