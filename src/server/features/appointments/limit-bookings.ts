import {
  addressSubject,
  checkInSteps,
  countInSteps,
  hashedSubject,
  noteInSteps,
} from '#server/rate-limit.ts';
import type { Site } from '#server/site.ts';

const HOUR_MS = 3_600_000;
/** A patient has a booking checked a few times; who has more to find out has a program do it. */
const VALIDATIONS_PER_ADDRESS = 1200;
const DIGITS_OF_NEIGHBOURS = 4;

/** Counts a booking that is only to be checked. Throws a 429 when its address has had too many. */
export function limitValidations(site: Site, address: string): void {
  const limit = { action: 'validation_per_address', windowMs: HOUR_MS, step: 20 };
  const most = VALIDATIONS_PER_ADDRESS;
  countInSteps(site, { ...limit, most }, addressSubject(site, address));
}

/** A booking for a phone that nobody has proved to hold, against all that limits such. */
interface UnprovedBooking {
  /** Throws a 429 when it would be one too many. */
  check(): void;
  /** Counts it. */
  note(): void;
}

/**
 * Limits bookings for a phone (E.164) that nobody has proved to hold: messages go there, and a time
 * is gone. Half of what a phone may have is for one address, so that nobody takes it all from
 * somebody else. Who comes too late for a time is not counted.
 */
export function limitUnprovedBooking(site: Site, phone: string, address: string): UnprovedBooking {
  const { bookingsPerAddress, bookingsPerPhone, bookingsPerPrefix } = site.limits;
  const limitOf = (whose: string, most: number, step: number, subject: string) => ({
    limit: { action: `booking_per_${whose}`, windowMs: HOUR_MS, most, step },
    subject: hashedSubject(site, subject),
  });
  const network = addressSubject(site, address);
  const ofOneAddress = Math.ceil(bookingsPerPhone / 2);
  const all = [
    limitOf('address', bookingsPerAddress, 10, network),
    limitOf('phone_and_address', ofOneAddress, 2, `${phone}\0${network}`),
    limitOf('phone', bookingsPerPhone, 2, phone),
    limitOf('prefix', bookingsPerPrefix, 10, phone.slice(0, -DIGITS_OF_NEIGHBOURS)),
  ];
  return {
    check: () => all.forEach(({ limit, subject }) => checkInSteps(site, limit, subject)),
    note: () => all.forEach(({ limit, subject }) => noteInSteps(site, limit, subject)),
  };
}
