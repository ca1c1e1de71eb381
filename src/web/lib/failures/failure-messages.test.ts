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

function apiError(status: number, type: ApiErrorBody['type']) {
  return new ApiError(status, {
    type,
    errors: [
      { code: 'throttled', detail: 'Wait a minute.', attr: null },
      { code: 'invalid', detail: 'Or two.', attr: 'phone' },
    ],
  });
}

test('a server error of the API or a proxy shows our own text', () => {
  expect(messagesOf(apiError(503, 'server_error'))).toEqual(['Something went wrong']);
  expect(messagesOf(new HttpError(502, 'Bad Gateway'), { kind: 'query' })).toEqual([
    'Something went wrong',
  ]);
});

test('a missing response shows the text for network errors', () => {
  expect(messagesOf(new NetworkError(new TypeError('Failed to fetch')))).toEqual(['No connection']);
});

test('every error of a client_error response is shown as a toast', () => {
  expect(messagesOf(apiError(429, 'client_error'))).toEqual(['Wait a minute.', 'Or two.']);
});

test('validation errors are not shown as toasts', () => {
  expect(messagesOf(apiError(400, 'validation_error'))).toEqual([]);
});

test('failed queries are not shown as toasts', () => {
  expect(messagesOf(apiError(404, 'client_error'), { kind: 'query' })).toEqual([]);
  expect(messagesOf(new NetworkError(new TypeError('Failed to fetch')), { kind: 'query' })).toEqual(
    [],
  );
});

test('silent failures show no toasts', () => {
  expect(messagesOf(apiError(500, 'server_error'), { isSilent: true })).toEqual([]);
});
