import { expect, test } from 'vitest';
import { readInboxArguments } from './arguments.ts';

const read = (line: string) => readInboxArguments(line.split(' '), ['hu', 'ro']);

test('reads each action with its item', () => {
  expect(read('list --country hu')).toEqual({ action: 'list', country: 'hu' });
  expect(read('survey --country ro')).toEqual({ action: 'survey', country: 'ro' });
  expect(read('show clinic-3 --country hu')).toEqual({
    action: 'show',
    country: 'hu',
    item: { kind: 'clinic', number: 3 },
  });
  expect(read('done survey-40 --country hu --note answered')).toEqual({
    action: 'done',
    country: 'hu',
    item: { kind: 'survey', number: 40 },
    note: 'answered',
  });
});

test.each([
  ['--country hu', /Action: must be one of list, show, done, survey/],
  ['read contact-1 --country hu', /Action: must be/],
  ['show --country hu', /must be like clinic-12, contact-12, survey-12, report-12, sms-12/],
  ['show 12 --country hu', /must be like/],
  ['show letter-12 --country hu', /must be like/],
  ['show contact-0 --country hu', /must be like/],
  ['show contact-9999999999 --country hu', /must be like/],
  ['show contact-1 contact-2 --country hu', /one item at a time/],
  ['list contact-1 --country hu', /list: takes no id/],
  ['list', /--country: must be one of hu, ro/],
  ['done contact-1 --country hu', /--note: must say what was done/],
  ['show contact-1 --country hu --note x', /--note: is not an option of show/],
])('rejects "%s"', (line, message) => {
  expect(() => read(line)).toThrow(message);
});
