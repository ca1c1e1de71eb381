import { expect, test } from 'vitest';
import { wrongCityForms } from './city-forms.ts';

test.each([
  ['kz', 'ru', 'в Караганда'],
  ['kz', 'ru', 'из Караганда'],
  ['kz', 'ru', 'Караганде'],
  ['kz', 'kk', 'Қарағандыда'],
  ['hu', 'hu', 'Budapest-ben'],
  ['hu', 'hu', 'Pécsen'],
  ['ro', 'ro', 'in București'],
  ['ae', 'en', 'on Dubai'],
] as const)('a wrong form of a city is reported: %s in %s, "%s"', (country, language, form) => {
  expect(wrongCityForms([`X, ${form}.`], country, language)).toEqual([form]);
});

test.each([
  ['kz', 'ru', ['Врачи в Караганде', 'В Караганде 3 врача', 'Город: Караганда', 'в Алматы']],
  ['kz', 'kk', ['Қарағанды қаласындағы дәрігерлер', 'Қарағанды, Ерубаев көшесі']],
  ['hu', 'hu', ['Orvosok Budapesten', 'Pécsett', 'Győr', 'Budapest XI. kerület']],
  ['hu', 'ru', ['Печать', 'Врачи в Пече']],
  ['ro', 'ro', ['Clinici în București', 'București']],
  ['ae', 'en', ['Doctors in Abu Dhabi', 'Abu Dhabi']],
] as const)('the right forms of a city are accepted: %s in %s', (country, language, texts) => {
  expect(wrongCityForms(texts, country, language)).toEqual([]);
});
