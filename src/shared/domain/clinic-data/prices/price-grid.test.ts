import { expect, test } from 'vitest';
import { isUnusualChange, parsePrice, splitPastedCells } from './price-grid.ts';

test.each([
  ['12000', 12_000],
  ['12 000', 12_000],
  ['12\u00a0000 Ft', 12_000],
  ['12.000', 12_000],
  ['12,000.50', 12_000.5],
  ['1.200,5 lei', 1200.5],
  ['₸5 000', 5000],
  ['AED 250', 250],
  ['99,90', 99.9],
])('parsePrice reads %s', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test.each(['', 'ingyenes', '0', '12-15', '12 000 – 15 000', '-5', '1,2,3', '1.2000'])(
  'parsePrice rejects "%s"',
  (text) => {
    expect(parsePrice(text)).toBeNull();
  },
);

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
