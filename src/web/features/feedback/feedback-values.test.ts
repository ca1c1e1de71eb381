import { expect, test } from 'vitest';
import { feedbackPayload } from './feedback-values.ts';

const appointment = { id: 7, hash: 'abc' };

test('feedbackPayload builds a payload from a score without comment and recommendation', () => {
  expect(feedbackPayload(appointment, { score: '10', comment: '', recommend: '' })).toEqual({
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
])('feedbackPayload maps the recommendation "%s" to a boolean', (recommend, expected) => {
  expect(feedbackPayload(appointment, { score: '1', comment: 'Late', recommend })).toMatchObject({
    comment: 'Late',
    would_recommend: expected,
  });
});
