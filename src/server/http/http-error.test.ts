import { expect, test } from 'vitest';
import { validationError, tooManyRequests, serviceUnavailable } from './http-error.ts';

test.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [600, 10],
])('a 429 has Retry-After %i seconds and says %i minutes', (seconds, minutes) => {
  const error = tooManyRequests('phone', seconds);
  expect(error).toMatchObject({ status: 429, type: 'client_error', retryAfter: seconds });
  expect(error.fieldErrors).toEqual([
    { code: 'throttled', attr: 'phone', params: { count: minutes } },
  ]);
});

test('a 503 has Retry-After 5 seconds', () => {
  expect(serviceUnavailable()).toMatchObject({ status: 503, type: 'server_error', retryAfter: 5 });
});

test('the message for the log names fields and codes, but no values', () => {
  expect(
    validationError(
      { code: 'too_long', attr: 'client_name' },
      { code: 'malformed_json', attr: null },
    ).message,
  ).toBe('client_name: too_long, -: malformed_json');
});
