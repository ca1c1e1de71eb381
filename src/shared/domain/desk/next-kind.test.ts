import { expect, test } from 'vitest';
import { isFollowUpNext } from './next-kind.ts';

const SEEN = { isFollowUp: false, isCancelled: false, attendance: 'seen' } as const;

test.each([
  ['was seen', SEEN, true],
  ['is expected', { ...SEEN, attendance: 'expected' }, true],
  ['did not come', { ...SEEN, attendance: 'no_show' }, false],
  ['did not come to a follow-up', { ...SEEN, isFollowUp: true, attendance: 'no_show' }, true],
  ['cancelled', { ...SEEN, isCancelled: true, attendance: 'expected' }, false],
  ['cancelled a follow-up', { ...SEEN, isFollowUp: true, isCancelled: true }, true],
] as const)(
  'the next appointment of a patient who %s has the right kind',
  (_, earlier, expected) => {
    expect(isFollowUpNext(earlier)).toBe(expected);
  },
);
