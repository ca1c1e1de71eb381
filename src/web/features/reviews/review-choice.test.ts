import { expect, test } from 'vitest';
import { reviewChoice, searchOfChoice } from './review-choice.ts';

test.each([
  ['', {}],
  ['sort=best', { ordering: 'best' }],
  ['sort=worst&with_comment=1', { ordering: 'worst', with_comment: true }],
  ['sort=price&with_comment=yes', {}],
])('the query "%s" chooses %j', (query, choice) => {
  expect(reviewChoice(new URLSearchParams(query))).toEqual(choice);
});

test('a choice keeps the other parameters of pages and replaces the earlier choice', () => {
  const current = new URLSearchParams('doctor_service_id=7&sort=best&utm_source=mail');
  expect(searchOfChoice(current, { ordering: 'worst', with_comment: true })).toBe(
    '?doctor_service_id=7&sort=worst&with_comment=1',
  );
});

test('the default choice has no parameters', () => {
  expect(searchOfChoice(new URLSearchParams('sort=best'), { ordering: 'newest' })).toBe('');
});
