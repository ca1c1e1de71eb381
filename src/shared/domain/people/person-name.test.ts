import { expect, test } from 'vitest';
import { cleanName, isPersonName } from './person-name.ts';
import { cpuTime } from '#tests/support/cpu-time.ts';

test.each([
  'Anna',
  'Ő',
  'Nagy-Kovács Éva',
  "O'Connor",
  'D’Angelo',
  'Dr. Kiss J.',
  'J.R.R. Tolkien',
  'Ст.Иванов',
  'Жұмабаев Ерлан Қайратұлы',
  'محمد بن راشد',
  'علی‌رضا',
  'श्रीमान् शर्मा',
  '李小龍',
  'Kiss Anna / Béla',
  'Anna 2',
])('isPersonName accepts %s', (name) => {
  expect(isPersonName(name)).toBe(true);
  expect(cleanName(name)).toBe(name.normalize('NFC'));
});

test.each([
  '\u200b',
  '\u202e\u2066',
  '\u3164',
  '12345',
  '...',
  '+36 20 123 4567',
  'http://spam.example',
  'spam HTTPS://x',
  'www.spam.example',
  'win at casino.com now',
  'Купить на sale.ru',
  '<b>Anna</b>',
  'Anna <3',
  '{{name}}',
  'Anna\\u0000',
])('isPersonName rejects %j', (name) => {
  expect(isPersonName(name)).toBe(false);
});

test.each([
  ['\u202eabc', 'abc'],
  ['An\u00adna\u200b', 'Anna'],
  ['\u200fمحمد\u200e', 'محمد'],
  ['Anna\u200d', 'Anna'],
  ['  Anna \t\n Nagy\u0000 ', 'Anna Nagy'],
  ['E\u0301va', 'Éva'],
])('cleanName(%j) is %j', (name, cleaned) => {
  expect(cleanName(name)).toBe(cleaned);
});

test('isPersonName checks long names in linear time', () => {
  const spent = cpuTime(() => {
    for (const part of ['a', '\u200d', 'a\u200d', '-', 'www', ' ']) {
      isPersonName(part.repeat(50_000));
    }
  });
  expect(spent).toBeLessThan(500);
});
