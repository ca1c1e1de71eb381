import { expect, test } from 'vitest';
import { readEraseArguments } from './arguments.ts';

test('readEraseArguments reads a phone number in any notation as E.164, and --cancel', () => {
  const args = ['--country', 'hu', '--phone', '06 20 123-4567'];
  const read = { country: 'hu', phone: '+36201234567', isCancelling: false };
  expect(readEraseArguments(args, ['hu', 'ro'])).toEqual(read);
  expect(readEraseArguments([...args, '--cancel'], ['hu'])).toEqual({
    ...read,
    isCancelling: true,
  });
});

test.each([
  [['--phone', '+36201234567'], /--country: must be one of hu, ro/],
  [['--country', 'kz', '--phone', '+77011234567'], /--country: must be one of hu, ro/],
  [['--country', 'hu'], /--phone: must be a mobile number of the country/],
  [['--country', 'hu', '--phone', '+77011234567'], /--phone: must be a mobile number/],
  [['--country', 'hu', '--phone', '+36201234567', '--all'], /--all/],
])('readEraseArguments rejects %j', (args, message) => {
  expect(() => readEraseArguments(args, ['hu', 'ro'])).toThrow(message);
});
