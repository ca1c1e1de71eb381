import { expect, test } from 'vitest';
import { preferredLanguage } from './request-context.ts';

test.each([
  ['ru', 'ru'],
  ['kk-KZ', 'kk'],
  ['RU-ru', 'ru'],
  ['ro, en', 'ro'],
  ['de, fr, en', 'en'],
  ['en;q=0.5, ru;q=0.9', 'ru'],
  ['en; q=0.5 , ru ; q=0.9', 'ru'],
  ['en;q=0.9, ru', 'ru'],
  ['en;q=0.7, ru;q=0.7', 'en'],
  ['en;level=1;q=0.1, ru;q=0.2', 'ru'],
])('the language of a response for Accept-Language "%s" is %s', (header, language) => {
  expect(preferredLanguage(header, 'hu')).toBe(language);
});

test.each([
  undefined,
  '',
  '*',
  'de',
  'en;q=0',
  'en;q=',
  'en;q=high',
  'english',
  ';;,,;q=1',
  `${'de,'.repeat(20)}en`,
])(
  'the language of a response for Accept-Language "%s" is the default of the country',
  (header) => {
    expect(preferredLanguage(header, 'hu')).toBe('hu');
  },
);
