import { expect, test } from 'vitest';
import { lowerFirst } from './lower-first.ts';

test.each([
  ['Cardiologists', 'cardiologists'],
  ['Érsebészek', 'érsebészek'],
  ['Балалар кардиологы', 'балалар кардиологы'],
  ['ЛОР-врачи', 'ЛОР-врачи'],
  ['УДЗ дәрігері', 'УДЗ дәрігері'],
  ['PhD (orvostudomány)', 'PhD (orvostudomány)'],
  ['Доктор медицинских наук', 'доктор медицинских наук'],
  ['', ''],
])('"%s" is "%s" inside a sentence', (name, expected) => {
  expect(lowerFirst(name)).toBe(expected);
});
