import { ArgumentError } from './argument-error.ts';

/**
 * The number of an appointment.
 *
 * @throws ArgumentError when it is none.
 */
export function readAppointment(text: string | undefined): number {
  const appointment = Number(text);
  if (Number.isSafeInteger(appointment) && appointment > 0) return appointment;
  throw new ArgumentError('--appointment: must be the number of an appointment');
}
