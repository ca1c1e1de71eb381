import { expect, test } from 'vitest';
import { invalid, throttled, unavailable } from './request-error.ts';

test.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [600, 10],
])('who is to wait %i seconds is told so, and to people in %i minutes', (seconds, minutes) => {
  const error = throttled('phone', seconds);
  expect(error).toMatchObject({ status: 429, type: 'client_error', retryAfter: seconds });
  expect(error.problems).toEqual([
    { code: 'throttled', attr: 'phone', params: { count: minutes } },
  ]);
});

test('an outage is worth another try in a moment', () => {
  expect(unavailable()).toMatchObject({ status: 503, type: 'server_error', retryAfter: 5 });
});

test('a message for the log names fields and codes, and no values', () => {
  expect(
    invalid({ code: 'too_long', attr: 'client_name' }, { code: 'malformed_json', attr: null })
      .message,
  ).toBe('client_name: too_long, -: malformed_json');
});
