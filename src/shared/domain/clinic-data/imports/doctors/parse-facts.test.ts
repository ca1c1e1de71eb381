import { expect, test } from 'vitest';
import { parseAges, parseLanguages, parsePractisingSince } from './parse-facts.ts';

test.each([
  ['magyar, angol', ['hu', 'en']],
  ['hu/en', ['hu', 'en']],
  ['Русский и английский', ['ru', 'en']],
  ['қазақ, орыс тілі', ['kk', 'ru']],
  ['Română, maghiară', ['ro', 'hu']],
  ['німецька klingon', null],
])('the languages of "%s" are %j', (text, languages) => {
  expect(parseLanguages(text)).toEqual(languages);
});

test.each([
  ['15', 2011],
  ['15 év', 2011],
  ['стаж 7 лет', 2019],
  ['since 2008', 2008],
  ['2030', null],
  ['1900', null],
  ['from 2008 to 2012', null],
  ['much', null],
])('a doctor with the experience "%s" practises since %j', (text, year) => {
  expect(parsePractisingSince(text, 2026)).toBe(year);
});

test.each([
  ['0-18', { from: 0, to: 216 }],
  ['18+', { from: 216, to: null }],
  ['6 hó – 14 év', { from: 6, to: 168 }],
  ['3-18 лет', { from: 36, to: 216 }],
  ['от 3 лет', { from: 36, to: null }],
  ['de la 16 ani', { from: 192, to: null }],
  ['18 éves kortól', { from: 216, to: null }],
  ['18-3', null],
  ['adults', null],
])('the ages "%s" are %j months', (text, ages) => {
  expect(parseAges(text)).toEqual(ages);
});
