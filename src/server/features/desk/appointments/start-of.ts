import { MINUTE_MS } from '#shared/domain/time/durations.ts';

/** Returns the start of an appointment in whole minutes, in which days are kept. */
export function startOf(text: string): Date {
  return new Date(Math.floor(Date.parse(text) / MINUTE_MS) * MINUTE_MS);
}
