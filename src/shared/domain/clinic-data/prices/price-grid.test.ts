import { expect, test } from 'vitest';
import { isUnusualChange, parseExactPrice, splitPastedCells } from './price-grid.ts';

test.each([
  ['12000', 12_000],
  ['12 000', 12_000],
  ['12\u00a0000 Ft', 12_000],
  ['12.000', 12_000],
  ['12,000.50', 12_000.5],
  ['1.200,5 Ft', 1200.5],
  ['22 ezer', 22_000],
  ['99,90', 99.9],
])('parseExactPrice reads %s', (text, price) => {
  expect(parseExactPrice(text, 'HUF')).toBe(price);
});

test.each([
  '',
  'ingyenes',
  '0',
  '12-15',
  '12 000 – 15 000',
  '-5',
  '1,2,3',
  '1.2000',
  '50 €',
  '20 %',
  '12 000 Ft-tól',
  'max. 5000',
])('parseExactPrice rejects "%s"', (text) => {
  expect(parseExactPrice(text, 'HUF')).toBeNull();
});

test('splitPastedCells splits rows and cells, without the last line break of a spreadsheet', () => {
  expect(splitPastedCells('1\t2\r\n3\t\r\n')).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
});

test.each([
  [100, 150, false],
  [100, 151, true],
  [100, 50, false],
  [100, 49, true],
])('a price that changes from %i to %i: unusual is %s', (before, after, expected) => {
  expect(isUnusualChange(before, after)).toBe(expected);
});
