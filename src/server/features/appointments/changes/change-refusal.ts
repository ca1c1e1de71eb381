import { notFound, refused, type RequestError } from '#server/http/request-error.ts';

/** Why a patient may not change an appointment, as the answer says it. */
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
