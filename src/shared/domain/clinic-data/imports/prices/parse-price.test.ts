import { expect, test } from 'vitest';
import { parseDuration } from '../parse-duration.ts';
import { parsePrice } from './parse-price.ts';

const exact = (price: number) => ({ price, upTo: null, isFrom: false });
const from = (price: number) => ({ price, upTo: null, isFrom: true });
const range = (price: number, upTo: number) => ({ price, upTo, isFrom: false });

test.each([
  ['25 000 Ft', exact(25_000)],
  ['25.000,-', exact(25_000)],
  ['25000', exact(25_000)],
  ['350,00', exact(350)],
  ['350,5 lei', exact(350.5)],
  ['1.400,00', exact(1400)],
  ['AED 1,500.00', exact(1500)],
  ["12'000", exact(12_000)],
  ['12 000\u202f₸', exact(12_000)],
  ['от 5 000 тг', from(5000)],
  ['5 000 теңгеден бастап', from(5000)],
  ['12 000 Ft-tól', from(12_000)],
  ['from AED 250', from(250)],
  ['de la 250 lei', from(250)],
  ['12 000–15 000 Ft', range(12_000, 15_000)],
  ['800-1000 сом', range(800, 1000)],
  ['от 500 до 900', { price: 500, upTo: 900, isFrom: true }],
  ['AED 150 - 200', range(150, 200)],
  ['', 'no_price'],
  ['–', 'no_price'],
  ['ingyenes', 'free'],
  ['0', 'free'],
  ['договорная', 'on_request'],
  ['15 000 / 12 000', 'unclear_price'],
  ['15 000 – 12 000', 'unclear_price'],
  ['1 2 3', 'unclear_price'],
  ['lásd fent', 'unclear_price'],
  ['99999999999', 'unclear_price'],
])('parsePrice reads %s', (text, price) => {
  expect(parsePrice(text)).toEqual(price);
});

test.each([
  ['30', 30],
  ['30 perc', 30],
  ['1 óra', 60],
  ['1 ч 30 мин', 90],
  ['0:45', 45],
  ['1,5 h', 90],
  ['45 мин', 45],
  ['', null],
  ['3', null],
  ['10 óra', null],
  ['változó', null],
])('parseDuration reads %s', (text, minutes) => {
  expect(parseDuration(text)).toBe(minutes);
});

test.each([['1'.repeat(2000)], [`${'see the note below '.repeat(4)}30 min`]])(
  'a cell with a long text has neither a price nor a duration',
  (text) => {
    expect([parsePrice(text), parseDuration(text)]).toEqual(['unclear_price', null]);
  },
);
