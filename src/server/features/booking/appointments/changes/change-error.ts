import type { Domains } from '#server/db/tables.ts';
import { badRequest, notFound, validationError, type HttpError } from '#server/http/http-error.ts';

/** The outcomes of a patient's changes in the database, besides success and the limit of moves. */
type ChangeFailure = Exclude<
  Domains['change_outcome' | 'move_outcome' | 'alternative_outcome'],
  'done' | 'limited'
>;

/** Returns the error for a change that is not possible. */
export function changeError(outcome: ChangeFailure): HttpError {
  switch (outcome) {
    case 'unknown':
      return notFound();
    case 'cancelled':
      return badRequest('appointment_cancelled');
    case 'started':
      return badRequest('appointment_started');
    case 'inactive':
      return badRequest('doctor_inactive');
    case 'overlap':
      return validationError({ code: 'appointment_overlap', attr: 'slot' });
    case 'unavailable':
    case 'past':
    case 'taken':
      return validationError({ code: `slot_${outcome}`, attr: 'slot' });
  }
}
