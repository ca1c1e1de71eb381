import { expect, test } from 'vitest';
import { readMapArguments } from './arguments.ts';

test('readMapArguments reads city and file, and all served countries by default', () => {
  const args = ['--city', 'budapest', '--from', 'extract.geojson'];
  const read = { city: 'budapest', from: 'extract.geojson' };
  expect(readMapArguments(args, ['hu', 'ro'])).toEqual({ ...read, countries: ['hu', 'ro'] });
  expect(readMapArguments([...args, '--country', 'hu'], ['hu', 'ro'])).toEqual({
    ...read,
    countries: ['hu'],
  });
});

test.each([
  [[], '--city: must be the slug of a city'],
  [['--city', '../../etc', '--from', 'x'], '--city: must be the slug of a city'],
  [['--city', 'budapest'], '--from: must be a file'],
  [['--city', 'budapest', '--from', 'x', '--country', 'kz'], '--country: must be one of hu, ro'],
  [['--city', 'budapest', '--to', 'x'], '--to'],
])('readMapArguments rejects %j', (args, reason) => {
  expect(() => readMapArguments(args, ['hu', 'ro'])).toThrow(reason);
});
