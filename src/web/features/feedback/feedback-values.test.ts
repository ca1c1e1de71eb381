import { expect, test } from 'vitest';
import { feedbackPayload } from './feedback-values.ts';

const visit = { id: 7, hash: 'abc' };

test('a score is enough', () => {
  expect(feedbackPayload(visit, { score: '10', comment: '', recommend: '' })).toEqual({
    appointment: 7,
    hash: 'abc',
    score: 10,
    comment: '',
    would_recommend: null,
  });
});

test.each([
  ['yes', true],
  ['no', false],
])('to recommend: %s', (recommend, expected) => {
  expect(feedbackPayload(visit, { score: '1', comment: 'Late', recommend })).toMatchObject({
    comment: 'Late',
    would_recommend: expected,
  });
});
