import { expect, test } from 'vitest';
import { ApiError } from '#shared/contract/api-error.ts';
import type { ApiErrorItem, ErrorType } from '#shared/contract/errors.ts';
import { HttpError, NetworkError } from '#web/lib/failures/api-failure.ts';
import { changeOutcome } from './change-outcome.ts';

const reject = (status: number, type: ErrorType, error: Omit<ApiErrorItem, 'detail'>) =>
  Promise.reject(new ApiError(status, { type, errors: [{ ...error, detail: 'Words' }] }));

test('changeOutcome distinguishes a taken slot from an appointment that cannot be changed', async () => {
  expect(
    await changeOutcome(reject(400, 'validation_error', { code: 'slot_taken', attr: 'slot' })),
  ).toEqual({ type: 'slot_rejected', code: 'slot_taken' });
  expect(
    await changeOutcome(reject(400, 'client_error', { code: 'appointment_started', attr: null })),
  ).toEqual({ type: 'rejected', messages: ['Words'] });
});

test('changeOutcome reports no_response if the request gets no response', async () => {
  expect(await changeOutcome(Promise.reject(new NetworkError('lost')))).toEqual({
    type: 'failed',
    reason: 'no_response',
  });
});

test.each([
  ['the API', () => reject(503, 'server_error', { code: 'unavailable', attr: null })],
  ['a proxy', () => Promise.reject(new HttpError(502, 'Bad gateway'))],
])('changeOutcome reports a server error of %s', async (_source, call) => {
  expect(await changeOutcome(call())).toEqual({ type: 'failed', reason: 'server' });
});
