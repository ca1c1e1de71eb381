import { expect, test } from 'vitest';
import { bindFeedbackErrors } from './bind-feedback-errors.ts';

test('messages go to the fields of the form, the others to none', () => {
  expect(
    bindFeedbackErrors([
      { attr: 'would_recommend', code: 'invalid', detail: 'Yes or no' },
      { attr: 'comment', code: 'too_long', detail: 'Too long' },
      { attr: 'comment', code: 'invalid', detail: 'Not a text' },
      { attr: 'hash', code: 'required', detail: 'Required' },
      { attr: null, code: 'throttled', detail: 'Later' },
    ]),
  ).toEqual({
    recommend: ['Yes or no'],
    comment: ['Too long', 'Not a text'],
    '': ['Required', 'Later'],
  });
});
