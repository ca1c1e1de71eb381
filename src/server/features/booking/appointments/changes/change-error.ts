import type { Domains } from '#server/db/tables.ts';
import { notFound, badRequest, type HttpError } from '#server/http/http-error.ts';

/** Returns the error for a change that is not possible. */
export function changeError(outcome: Exclude<Domains['change_outcome'], 'done'>): HttpError {
  switch (outcome) {
    case 'unknown':
      return notFound();
    case 'cancelled':
      return badRequest('appointment_cancelled');
    case 'started':
      return badRequest('appointment_started');
  }
}
