import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { bookAppointment } from '#server/features/booking/appointments/book-appointment.ts';
import { validateAppointment } from '#server/features/booking/appointments/validate-appointment.ts';
import { validationError } from '#server/http/http-error.ts';
import { phoneProofOf } from './phone-proof-cookie.ts';
import { registerEndpoints } from '../endpoint/register-endpoint.ts';

const MAX_KEY_LENGTH = 200;

export function appointments(app: FastifyInstance): void {
  registerEndpoints(app, endpoints, {
    validateAppointment: ({ http, reply, body }) =>
      validateAppointment(http.context, body, {
        address: http.ip,
        isVerified: phoneProofOf(http, reply).isVerified,
      }),
    createAppointment: ({ http, reply, body }) =>
      bookAppointment(http.context, {
        payload: body,
        idempotencyKey: idempotencyKey(http.headers['idempotency-key']),
        address: http.ip,
        onRepeated: () => (http.outcome = 'repeated'),
        ...phoneProofOf(http, reply),
      }),
  });
}

function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x21-\x7e]+$/.test(header)) {
    throw validationError({ code: 'invalid', attr: 'Idempotency-Key' });
  }
  if (header.length > MAX_KEY_LENGTH) {
    throw validationError({
      code: 'too_long',
      attr: 'Idempotency-Key',
      params: { limit: MAX_KEY_LENGTH },
    });
  }
  return header;
}
