import { expect, test } from 'vitest';
import { ApiError } from '#shared/contract/api-error.ts';
import type { ApiErrorItem, ErrorType } from '#shared/contract/errors.ts';
import { HttpError, NetworkError } from '#web/lib/failures/api-failure.ts';
import { changeOutcome } from './change-outcome.ts';

const error = (status: number, type: ErrorType, error: Omit<ApiErrorItem, 'detail'>) =>
  Promise.reject(new ApiError(status, { type, errors: [{ ...error, detail: 'Words' }] }));

test('a time that is gone is known from an appointment that may not be changed', async () => {
  expect(
    await changeOutcome(error(400, 'validation_error', { code: 'slot_taken', attr: 'slot' })),
  ).toEqual({ type: 'slot_refused', code: 'slot_taken' });
  expect(
    await changeOutcome(error(400, 'client_error', { code: 'appointment_started', attr: null })),
  ).toEqual({ type: 'refused', messages: ['Words'] });
});

test('without an answer nobody knows whether the change was made', async () => {
  expect(await changeOutcome(Promise.reject(new NetworkError('lost')))).toEqual({
    type: 'failed',
    reason: 'no_answer',
  });
});

test.each([
  ['the API', () => error(503, 'server_error', { code: 'unavailable', attr: null })],
  ['a proxy', () => Promise.reject(new HttpError(502, 'Bad gateway'))],
])('a failure of %s is the server’s', async (_who, call) => {
  expect(await changeOutcome(call())).toEqual({ type: 'failed', reason: 'server' });
});
