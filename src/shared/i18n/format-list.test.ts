import { expect, test } from 'vitest';
import { formatList } from './format-list.ts';

test.each([
  ['ru', ['Кардиолог', 'Терапевт', 'ЛОР'], 'Кардиолог, терапевт, ЛОР'],
  ['hu', ['Kardiológus', 'Érsebész'], 'Kardiológus, érsebész'],
  ['en', ['Cardiologist', 'General practitioner'], 'Cardiologist, General practitioner'],
  ['kk', [], ''],
] as const)('%s writes %s as "%s"', (language, names, expected) => {
  expect(formatList(names, language)).toBe(expected);
});
