import { HOUR_MS } from '#shared/domain/time/durations.ts';
import { createRandom } from '../random.ts';
import type { Life } from './life.ts';

/** An appointment by what the events of its life depend on. Instants are epoch milliseconds. */
export interface LivingAppointment {
  readonly hash: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly bookedAt: number;
}

export interface Cancellation {
  readonly at: number;
  readonly by: 'patient' | 'clinic';
}

const CANCELLED_SHARE = 0.09;
const BY_CLINIC_SHARE = 0.18;

/** Returns when and by whom an appointment is cancelled; null if it is kept. */
export function cancellationOf(
  { seed, country }: Life,
  { hash, startsAt, bookedAt }: LivingAppointment,
): Cancellation | null {
  const random = createRandom(seed, country.code, 'cancellation', hash);
  if (!random.chance(CANCELLED_SHARE)) return null;
  // The root brings most cancellations near the appointment.
  const at = Math.floor(bookedAt + (startsAt - bookedAt) * Math.sqrt(random.fraction()));
  const by = random.chance(BY_CLINIC_SHARE) ? 'clinic' : 'patient';
  return startsAt - at < HOUR_MS ? null : { at, by };
}
