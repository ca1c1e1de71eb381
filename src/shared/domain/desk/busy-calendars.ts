import { HOUR_MS } from '#shared/domain/time/durations.ts';

/** The limits of another calendar of a doctor. */
export const BUSY_CALENDAR_LIMITS = {
  bytes: 5_000_000,
  /** Occurrences of events that are looked at, past ones included. */
  occurrences: 100_000,
  /** Busy times that are stored for a schedule. */
  spans: 10_000,
  /** The days, today included, whose busy times are stored: as far ahead as the desk books. */
  days: 366,
  cpuSeconds: 5,
  timeoutMs: 60_000,
  childMegabytes: 256,
  redirects: 3,
  fetchMilliseconds: 15_000,
} as const;

/** The reasons for which a calendar cannot be read. */
export const CALENDAR_FAULTS = [
  // of its address
  'not_public',
  'unreachable',
  'too_slow',
  'not_allowed',
  'not_found',
  'status',
  'redirects',
  'address_lost',
  // of its content
  'too_large',
  'not_calendar',
  'damaged',
  'too_many_events',
  'too_complex',
] as const;

/** The reasons for which one event of a calendar cannot be read. */
export const UNREAD_REASONS = [
  // a line about its times is damaged or missing
  'damaged',
  'unknown_zone',
  // a rule that is not allowed, whose meaning is open, or that repeats within a day
  'unknown_rule',
  // its start is not one of the times of its rule
  'unaligned_rule',
  'too_many',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

const MAX_READ_AGE_MS = 2 * HOUR_MS;
/** As many days ahead as patients book. */
const MIN_KNOWN_MS = 30 * 24 * HOUR_MS;

interface Reading {
  readonly isFile: boolean;
  /** When the calendar was read or, before, added. Epoch milliseconds. */
  readonly readAt: number;
  readonly knownUntil: number | null;
}

/** Tells whether times may be missing: an address was not read for two hours, or a file ends within 30 days. */
export function isStale({ isFile, readAt, knownUntil }: Reading, now: number): boolean {
  return isFile ? (knownUntil ?? 0) - now < MIN_KNOWN_MS : now - readAt > MAX_READ_AGE_MS;
}
