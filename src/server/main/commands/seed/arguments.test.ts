import { expect, test } from 'vitest';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { readSeedArguments } from './arguments.ts';

const read = (...args: string[]) => readSeedArguments(args, ['hu', 'ro']);

test('readSeedArguments returns all countries in COUNTRIES by default', () => {
  expect(read()).toEqual({ countries: ['hu', 'ro'], doctors: 300, seed: 7, isFresh: false });
});

test('readSeedArguments reads every option', () => {
  expect(read('--country', 'ro', '--doctors=400', '--seed', '0', '--fresh')).toEqual({
    countries: ['ro'],
    doctors: 400,
    seed: 0,
    isFresh: true,
  });
});

test.each([
  [['--country', 'xx'], /--country: must be one of kz/],
  [['--country', 'ae'], /"ae" is not served; COUNTRIES has hu, ro/],
  [['--doctors', '0'], /--doctors: must be a whole number from 1/],
  [['--doctors', '1e3'], /--doctors: must be a whole number/],
  [['--doctors', '-5'], /--doctors/],
  [['--seed', '4294967296'], /--seed: must be a whole number from 0 to 4294967295/],
  [['--doctor', '5'], /--doctor/],
  [['hu'], /hu/],
])('readSeedArguments rejects %j', (args, message) => {
  expect(() => read(...args)).toThrow(ArgumentError);
  expect(() => read(...args)).toThrow(message);
});
