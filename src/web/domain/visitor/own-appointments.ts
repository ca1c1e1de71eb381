import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import { changeStored } from './stored-lists.ts';

/** An appointment that was booked in this browser. */
export interface OwnAppointment {
  id: number;
  hash: string;
  /** ISO 8601 with the offset of the clinic's time zone. */
  datetime: string;
  /** The end of the appointment, in epoch milliseconds. */
  until: number;
  /** The name of the doctor. */
  doctor: string;
}

const MAX_APPOINTMENTS = 10;

/** Returns the upcoming appointments, the next one first. */
export function upcomingAppointments(
  appointments: readonly OwnAppointment[],
  now: number,
): OwnAppointment[] {
  return appointments
    .filter(({ until }) => until > now)
    .toSorted((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime));
}

/** Stores an appointment that was just booked in this browser. */
export function storeBooked(appointment: Appointment, now: number): void {
  changeStored('appointments', isOwnAppointment, (stored) =>
    upcomingAppointments([toOwn(appointment), ...stored], now).slice(0, MAX_APPOINTMENTS),
  );
}

/**
 * Updates an appointment that was booked in this browser after it was moved, and removes it after
 * it was cancelled. Other appointments are not stored.
 */
export function updateOwn(appointment: Appointment): void {
  changeStored('appointments', isOwnAppointment, (stored) =>
    withUpdate(stored, toOwn(appointment), appointment.status === 'booked'),
  );
}

/** Removes the appointments that are over. */
export function removePast(now: number): void {
  changeStored('appointments', isOwnAppointment, (stored) => upcomingAppointments(stored, now));
}

/** Removes an appointment from this browser; it stays booked. */
export function removeOwn(id: number): void {
  changeStored('appointments', isOwnAppointment, (stored) =>
    stored.filter((appointment) => appointment.id !== id),
  );
}

/** Replaces the stored version of an appointment, or removes it. */
export function withUpdate(
  stored: readonly OwnAppointment[],
  current: OwnAppointment,
  isBooked: boolean,
): OwnAppointment[] {
  return stored.flatMap((appointment) => {
    if (appointment.id !== current.id) return [appointment];
    return isBooked ? [current] : [];
  });
}

function toOwn(appointment: Appointment): OwnAppointment {
  const { id, hash, datetime, duration, doctor } = appointment;
  const until = Date.parse(datetime) + duration * MINUTE_MS;
  return { id, hash, datetime, until, doctor: doctor.name };
}

export function isOwnAppointment(value: unknown): value is OwnAppointment {
  if (typeof value !== 'object' || value === null) return false;
  const { id, hash, datetime, until, doctor } = value as Record<string, unknown>;
  return (
    typeof id === 'number' &&
    typeof hash === 'string' &&
    typeof datetime === 'string' &&
    !Number.isNaN(Date.parse(datetime)) &&
    typeof until === 'number' &&
    typeof doctor === 'string'
  );
}
