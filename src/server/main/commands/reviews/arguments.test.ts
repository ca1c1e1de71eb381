import { expect, test } from 'vitest';
import { readReviewsArguments } from './arguments.ts';

const read = (line: string) => readReviewsArguments(line.split(' '), ['hu', 'ro']);

test('readReviewsArguments reads each action with its options', () => {
  expect(read('list --country hu')).toEqual({ action: 'list', country: 'hu', limit: 20 });
  expect(read('list --country ro --limit 5')).toEqual({ action: 'list', country: 'ro', limit: 5 });
  expect(read('show 12 --country hu')).toEqual({ action: 'show', country: 'hu', review: 12 });
  expect(read('publish 12 --country hu')).toEqual({ action: 'publish', country: 'hu', review: 12 });
  expect(read('reject 12 --country hu --reason insult')).toEqual({
    action: 'reject',
    country: 'hu',
    review: 12,
    reason: 'insult',
    note: null,
  });
  expect(read('reject 12 --country hu --reason insult --note seen')).toMatchObject({
    note: 'seen',
  });
  expect(read('reject-reply 12 --country hu --reason patient_data')).toEqual({
    action: 'reject-reply',
    country: 'hu',
    review: 12,
    reason: 'patient_data',
  });
});

test.each([
  ['--country hu', /Action: must be one of list, show, publish, reject, reject-reply/],
  ['delete 12 --country hu', /Action: must be/],
  ['publish --country hu', /id of the review: must be a whole number/],
  ['publish twelve --country hu', /id of the review/],
  ['publish 0 --country hu', /id of the review/],
  ['publish 1e3 --country hu', /id of the review/],
  ['publish 9999999999 --country hu', /id of the review/],
  ['publish 1 2 --country hu', /one review at a time/],
  ['list 12 --country hu', /list: takes no id/],
  ['list --country hu --limit 1001', /--limit: must be a whole number from 1 to 1000/],
  ['list', /--country: must be one of hu, ro/],
  ['list --country kz', /--country: must be one of hu, ro/],
  ['reject 12 --country hu', /--reason: must be one of personal_data, insult/],
  ['reject 12 --country hu --reason boring', /--reason: must be one of/],
  ['reject-reply 12 --country hu --reason personal_data', /--reason: must be one of patient_data/],
  ['reject-reply 12 --country hu --reason insult --note x', /--note: is not an option of/],
  ['publish 12 --country hu --reason insult', /--reason: is not an option of publish/],
  ['list --country hu --note x', /--note: is not an option of list/],
  ['list --country hu --all', /--all/],
])('readReviewsArguments rejects "%s"', (line, message) => {
  expect(() => read(line)).toThrow(message);
});
