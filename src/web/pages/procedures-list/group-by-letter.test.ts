import { expect, test } from 'vitest';
import { groupByLetter } from './group-by-letter.ts';

const lettersOf = (names: string[], language: 'hu' | 'ro' | 'ru' | 'en') =>
  groupByLetter(
    names.map((name) => ({ name })),
    language,
  ).map(({ letter, items }) => `${letter}: ${items.map(({ name }) => name).join()}`);

test('groupByLetter groups items by their first letter', () => {
  expect(lettersOf(['biopsy', 'Blood test', 'CT'], 'en')).toEqual([
    'B: biopsy,Blood test',
    'C: CT',
  ]);
});

test('groupByLetter separates an accented letter only if it is a letter of its own in the language', () => {
  expect(lettersOf(['Állcsont', 'Altatás', 'Oltás', 'Öltés'], 'hu')).toEqual([
    'A: Állcsont,Altatás',
    'O: Oltás',
    'Ö: Öltés',
  ]);
  expect(lettersOf(['Spirometrie', 'Ședință'], 'ro')).toEqual(['S: Spirometrie', 'Ș: Ședință']);
  expect(lettersOf(['Ёмкость', 'Ехография', 'Йога'], 'ru')).toEqual([
    'Е: Ёмкость,Ехография',
    'Й: Йога',
  ]);
});

test('groupByLetter separates a Hungarian letter of two characters', () => {
  expect(lettersOf(['CT', 'Csontsűrűség', 'Spirometria', 'Szemvizsgálat'], 'hu')).toEqual([
    'C: CT',
    'Cs: Csontsűrűség',
    'S: Spirometria',
    'Sz: Szemvizsgálat',
  ]);
});
