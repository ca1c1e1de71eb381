import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Domains } from '#server/db/tables.ts';
import { badRequest, notFound, validationError, type HttpError } from '#server/http/http-error.ts';

/** The outcomes of the desk's functions in the database, besides success. */
export type DeskFailure =
  | Exclude<
      Domains[
        | 'desk_booking_outcome'
        | 'desk_move_outcome'
        | 'desk_correction_outcome'
        | 'attendance_outcome'],
      'booked' | 'done'
    >
  | 'undo_too_late';

const TIME_CODES: Partial<Record<DeskFailure, ErrorCode>> = {
  past: 'slot_past',
  too_far: 'too_far_ahead',
  taken: 'slot_taken',
  held: 'slot_held',
  limited: 'extra_limit',
};

/** Returns the error of a change that the database refused. */
export function deskError(outcome: DeskFailure): HttpError {
  const code = TIME_CODES[outcome];
  if (code !== undefined) return validationError({ code, attr: 'starts_at' });
  switch (outcome) {
    case 'inactive':
      return validationError({ code: 'doctor_inactive', attr: 'offer' });
    case 'too_long':
      return validationError({ code: 'service_too_long', attr: 'offer' });
    case 'cancelled':
      return badRequest('appointment_cancelled');
    case 'too_early':
      return badRequest('no_show_too_early');
    case 'undo_too_late':
      return badRequest('undo_too_late');
    case 'changed':
      return badRequest('appointment_changed');
    default:
      return notFound();
  }
}
