import { expect, test } from 'vitest';
import { readSurveyCountry } from './arguments.ts';

const read = (line: string) => readSurveyCountry(line.split(' '), ['hu', 'ro']);

test('npm run survey reads the country', () => {
  expect(read('--country ro')).toBe('ro');
});

test.each([
  ['--country kz', /--country: must be one of hu, ro/],
  ['list --country hu', /list/],
  ['--country hu --all', /--all/],
])('npm run survey rejects "%s"', (line, message) => {
  expect(() => read(line)).toThrow(message);
});
