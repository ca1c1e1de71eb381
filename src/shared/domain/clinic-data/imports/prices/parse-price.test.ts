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
  // Thousands and millions in words, which count for both ends of a range.
  ['22 ezer Ft', exact(22_000)],
  ['22 eFt', exact(22_000)],
  ['18k', exact(18_000)],
  ['5 тыс. тг', exact(5000)],
  ['3,5 тыс', exact(3500)],
  ['10 мың теңге', exact(10_000)],
  ['2 mii lei', exact(2000)],
  ['1,2 млн тг', exact(1_200_000)],
  ['22–25 ezer Ft', range(22_000, 25_000)],
  ['500 – 2 ezer Ft', range(500, 2000)],
  ['1.500 ezer Ft', 'unclear_price'],
  // "From" in five languages.
  ['23000-től', from(23_000)],
  ['8 000 Ft-től', from(8000)],
  ['8000 forinttól', from(8000)],
  ['20 ezertől', from(20_000)],
  ['5000 тг-ден', from(5000)],
  ['дан 5000', from(5000)],
  ['5000 теңгеден бастап', from(5000)],
  ['начиная с 700 сом', from(700)],
  ['min. 500', from(500)],
  ['începând de la 250 lei', from(250)],
  ['5000+', from(5000)],
  ['500-ден 900-ге дейін', { price: 500, upTo: 900, isFrom: false }],
  ['500-tól 900-ig', { price: 500, upTo: 900, isFrom: false }],
  // An upper limit, a discount or a part is no price.
  ['до 5000', 'unclear_price'],
  ['max 5000', 'unclear_price'],
  ['5000-ig', 'unclear_price'],
  ['5000 теңгеге дейін', 'unclear_price'],
  ['-500', 'unclear_price'],
  ['−20 %', 'unclear_price'],
  ['15% kedvezmény', 'unclear_price'],
  ['5000 за 3 сеанса', 'unclear_price'],
  ['12 000 Ft + áfa', 'unclear_price'],
  ['5000 за приём', exact(5000)],
  ['от 500 сом за шт.', from(500)],
  ['1500 Ft / db', exact(1500)],
  ['12 000 Ft / alkalom', exact(12_000)],
  ['500 р.', exact(500)],
  ['500 тг ($1)', 'unclear_price'],
])('parsePrice reads %s', (text, price) => {
  expect(parsePrice(text, null)).toEqual(price);
});

test.each([
  ['60 EUR', 'HUF'],
  ['50 €', 'RON'],
  ['$50', 'HUF'],
  ['500 руб.', 'KZT'],
  ['5000 тг', 'KGS'],
  ['25 000 Ft', 'RON'],
  ['от 20 евро', 'KZT'],
] as const)('parsePrice finds that %s is not in %s', (text, currency) => {
  expect(parsePrice(text, currency)).toBe('other_currency');
});

test.each([
  ['500 с.', 'KGS', 500],
  ['₸5 000', 'KZT', 5000],
  ['AED 250', 'AED', 250],
  ['250 Dhs', 'AED', 250],
  ['1.200,5 lei', 'RON', 1200.5],
] as const)('parsePrice reads %s in %s', (text, currency, price) => {
  expect(parsePrice(text, currency)).toEqual(exact(price));
});

test.each([
  ['30', 30],
  ['30 perc', 30],
  ['1 óra', 60],
  ['1 ч 30 мин', 90],
  ['0:45', 45],
  ['1,5 h', 90],
  ['45 мин', 45],
  ['0.0208333333333', 30],
  ['0.03125', 45],
  ['0.0201', null],
  ['0.5', null],
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
    expect([parsePrice(text, null), parseDuration(text)]).toEqual(['unclear_price', null]);
  },
);
