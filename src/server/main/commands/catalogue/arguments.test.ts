import { expect, test } from 'vitest';
import { readCatalogueArguments } from './arguments.ts';

const read = (line: string) => readCatalogueArguments(line.split(' '), ['hu', 'ro']);

test('npm run catalogue reads the country and its cities', () => {
  expect(read('--country hu')).toEqual({ country: 'hu', cities: [] });
  expect(read('--country hu --cities budapest,pecs')).toEqual({
    country: 'hu',
    cities: ['budapest', 'pecs'],
  });
});

test.each([
  ['--country kz', /--country: must be one of hu, ro/],
  ['load --country hu', /load/],
  ['--country hu --all', /--all/],
])('npm run catalogue rejects "%s"', (line, message) => {
  expect(() => read(line)).toThrow(message);
});
