import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['ru', ['кардиолог', 'кардиолога', 'кардиологи', 'кардиология']],
  ['ru', ['зуб', 'зубы', 'зубной', 'зубами']],
  ['kk', ['тіс', 'тістер', 'тісім', 'тістің']],
  ['hu', ['kardiológus', 'kardiológia', 'kardiológushoz', 'kardiologia']],
  ['hu', ['szemész', 'szemészet', 'szemésznél']],
  ['ro', ['pediatru', 'pediatri', 'pediatrie', 'pediatrului']],
  ['en', ['dermatologist', 'dermatologists', 'dermatology']],
  ['en', ['orthopaedist', 'orthopaedics']],
] as const)('in %s, all forms of a word have one stem: %j', (language, forms) => {
  expect(new Set(forms.map((form) => stem(form, language))).size).toBe(1);
});

test('a word in another script has no stem', () => {
  expect(stem('кардиолог', 'hu')).toBeNull();
  expect(stem('kardiológus', 'ru')).toBeNull();
});

test('a short word keeps its letters', () => {
  expect(stem('fog', 'hu')).toBe('fog');
  expect(stem('ухо', 'ru')).toBe('uho');
});
