import { expect, test } from 'vitest';
import { readMessagesArguments } from './arguments.ts';

const read = (line: string) => readMessagesArguments(line.split(' '), ['hu', 'ro']);

test('readMessagesArguments reads the action, the country and the appointment', () => {
  expect(read('failed --country hu')).toEqual({
    action: 'failed',
    country: 'hu',
    appointment: null,
  });
  expect(read('retry --country ro --appointment 1001')).toEqual({
    action: 'retry',
    country: 'ro',
    appointment: 1001,
  });
});

test('readMessagesArguments reads the action "repeated"', () => {
  expect(read('repeated --country hu').action).toBe('repeated');
});

test.each([
  ['--country hu', /Action: must be one of failed, retry, repeated/],
  ['send --country hu', /failed, retry, repeated/],
  ['failed retry --country hu', /failed: takes no argument/],
  ['failed', /--country: must be one of hu, ro/],
  ['failed --country kz', /--country: must be one of hu, ro/],
  ['retry --country hu --appointment x', /--appointment: must be/],
  ['retry --country hu --appointment 0', /--appointment: must be/],
  ['retry --country hu --all', /--all/],
])('readMessagesArguments rejects "%s"', (line, message) => {
  expect(() => read(line)).toThrow(message);
});
