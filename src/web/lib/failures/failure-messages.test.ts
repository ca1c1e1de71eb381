import { expect, test } from 'vitest';
import { ApiError } from '#shared/contract/api-error.ts';
import type { ApiErrorBody } from '#shared/contract/errors.ts';
import { HttpError, NetworkError } from './api-failure.ts';
import { failureMessages } from './failure-messages.ts';

const texts = { server: 'Something went wrong', network: 'No connection' };

function messagesOf(
  error: unknown,
  { kind = 'mutation', isSilent = false }: { kind?: 'query' | 'mutation'; isSilent?: boolean } = {},
) {
  return failureMessages({ error, kind, isSilent }, texts);
}

function refusal(status: number, type: ApiErrorBody['type']) {
  return new ApiError(status, {
    type,
    errors: [
      { code: 'throttled', detail: 'Wait a minute.', attr: null },
      { code: 'invalid', detail: 'Or two.', attr: 'phone' },
    ],
  });
}

test('a failing server is worded by us, whoever answered for it', () => {
  expect(messagesOf(refusal(503, 'server_error'))).toEqual(['Something went wrong']);
  expect(messagesOf(new HttpError(502, 'Bad Gateway'), { kind: 'query' })).toEqual([
    'Something went wrong',
  ]);
});

test('no answer at all is a matter of the connection', () => {
  expect(messagesOf(new NetworkError(new TypeError('Failed to fetch')))).toEqual(['No connection']);
});

test('each detail of a refusal is shown', () => {
  expect(messagesOf(refusal(429, 'client_error'))).toEqual(['Wait a minute.', 'Or two.']);
});

test('validation errors belong to their fields', () => {
  expect(messagesOf(refusal(400, 'validation_error'))).toEqual([]);
});

test('a page says itself what it could not find or fetch', () => {
  expect(messagesOf(refusal(404, 'client_error'), { kind: 'query' })).toEqual([]);
  expect(messagesOf(new NetworkError(new TypeError('Failed to fetch')), { kind: 'query' })).toEqual(
    [],
  );
});

test('what is handled elsewhere stays silent', () => {
  expect(messagesOf(refusal(500, 'server_error'), { isSilent: true })).toEqual([]);
});
