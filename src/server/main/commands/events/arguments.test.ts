import { expect, test } from 'vitest';
import { readEventsArguments } from './arguments.ts';

const read = (line: string) => readEventsArguments(line.split(' '), ['hu', 'ro']);

test('readEventsArguments reads the country and the appointment', () => {
  expect(read('--country ro --appointment 1001')).toEqual({ country: 'ro', appointment: 1001 });
});

test.each([
  ['--appointment 1001', /--country: must be one of hu, ro/],
  ['--country kz --appointment 1001', /--country: must be one of hu, ro/],
  ['--country hu', /--appointment: must be/],
  ['--country hu --appointment x', /--appointment: must be/],
  ['--country hu --appointment 0', /--appointment: must be/],
  ['--country hu --all', /--all/],
])('readEventsArguments rejects "%s"', (line, message) => {
  expect(() => read(line)).toThrow(message);
});
