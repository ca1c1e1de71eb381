import { notFound, refused, type RequestError } from '#server/http/request-error.ts';

/** Returns the error for a change that is not possible. */
export function changeRefusal(outcome: 'unknown' | 'cancelled' | 'started'): RequestError {
  switch (outcome) {
    case 'unknown':
      return notFound();
    case 'cancelled':
      return refused('appointment_cancelled');
    case 'started':
      return refused('appointment_started');
  }
}
