import { ArgumentError } from './argument-error.ts';

/**
 * Reads the id of an appointment.
 *
 * @throws ArgumentError for anything else.
 */
export function readAppointment(text: string | undefined): number {
  const appointment = Number(text);
  if (Number.isSafeInteger(appointment) && appointment > 0) return appointment;
  throw new ArgumentError('--appointment: must be the id of an appointment');
}
