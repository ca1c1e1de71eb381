import { expect, test } from 'vitest';
import { readMessagesArguments } from './arguments.ts';

const read = (line: string) => readMessagesArguments(line.split(' '), ['hu', 'ro']);

test('says what to do, where and for whom', () => {
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

test('lists what may have come twice', () => {
  expect(read('repeated --country hu').action).toBe('repeated');
});

test.each([
  ['--country hu', /failed, retry, repeated/],
  ['send --country hu', /failed, retry, repeated/],
  ['failed retry --country hu', /failed, retry, repeated/],
  ['failed', /--country: may be hu, ro/],
  ['failed --country kz', /--country: may be hu, ro/],
  ['retry --country hu --appointment x', /--appointment: must be/],
  ['retry --country hu --appointment 0', /--appointment: must be/],
  ['retry --country hu --all', /--all/],
])('%s is refused', (line, message) => {
  expect(() => read(line)).toThrow(message);
});
