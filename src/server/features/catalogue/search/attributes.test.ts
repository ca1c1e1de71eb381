import { expect, test } from 'vitest';
import { attributeFilter } from './attributes.ts';

const NAMES = ['title', 'title.en', 'title.ru', 'slug'];

test.each([
  [undefined, NAMES],
  [['*'], NAMES],
  [[], []],
  [['slug'], ['slug']],
  [['title'], ['title', 'title.en', 'title.ru']],
  [['title.ru'], ['title', 'title.ru']],
  [['-slug'], ['title', 'title.en', 'title.ru']],
  [
    ['*', '-title.en'],
    ['title', 'title.ru', 'slug'],
  ],
  [['-title'], ['slug']],
  [['objectID'], []],
])('the attribute list %j selects %j', (list, named) => {
  expect(NAMES.filter(attributeFilter(list))).toEqual(named);
});
