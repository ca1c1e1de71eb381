import { expect, test } from 'vitest';
import { shortDoctorName } from './name-order.ts';

test.each([
  ['Dr. Katona Dénes', 'hu', 'hu', 'Dr. Katona'],
  ['Prof. Dr. Nagy-Kiss Éva', 'hu', 'hu', 'Prof. Dr. Nagy-Kiss'],
  ['Ахметова Гульнара Сериковна', 'ru', 'ru', 'Ахметова'],
  ['Әлімжанов Алмас Абайұлы', 'kk', 'ru', 'Әлімжанов'],
  ['Dr. Oana Ciobanu', 'ro', 'ro', 'Dr. Oana Ciobanu'],
  ['Dr. Anand Nassar', 'en', 'en', 'Dr. Anand Nassar'],
  // Latin names on Russian pages are in the order of the country.
  ['Dr. Oana Ciobanu', 'ru', 'ro', 'Dr. Oana Ciobanu'],
  ['Dr. Katona Dénes', 'ru', 'hu', 'Dr. Katona'],
  ['Dr.', 'hu', 'hu', 'Dr.'],
] as const)(
  'the short name of %s in %s is in the order of %s: %s',
  (name, language, local, short) => {
    expect(shortDoctorName(name, language, local)).toBe(short);
  },
);
