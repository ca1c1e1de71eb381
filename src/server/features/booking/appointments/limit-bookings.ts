import {
  countInBatches,
  limitsOfNetworks,
  maxOf,
  networksOf,
  numberRangeOf,
  subjectOf,
  toHit,
  widestNetworkOf,
} from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';

const VALIDATION_STEP = 20;

/**
 * Counts a validation of a booking.
 *
 * @throws HttpError 429 for too many requests from its address.
 */
export function limitValidations(site: Site, address: string): void {
  const limits = limitsOfNetworks(address, {
    address: 'validationsPerAddress',
    subnet: 'validationsPerSubnet',
    block: 'validationsPerBlock',
  });
  countInBatches(site, limits, { step: VALIDATION_STEP });
}

/** The limits of a booking, as the SQL function `book_appointment` takes them. */
interface BookingLimits {
  /** Upcoming appointments of the phone. */
  readonly upcoming: number;
  /** Bookings of the phone in 24 hours. */
  readonly daily: number;
}

/** Returns the limits of a booking with a verified phone. */
export function bookingLimits({ limits }: Site): BookingLimits {
  return { upcoming: limits.upcomingPerPhone, daily: limits.bookingsPerPhone };
}

/**
 * Returns the limits of a booking with an unverified phone (E.164): it takes a slot, and messages go to
 * a phone that may belong to someone else. One address may use only a part of a phone's limit, so that
 * a stranger cannot exhaust it.
 */
export function unverifiedBookingLimits(site: Site, phone: string, address: string) {
  const from = networksOf(address).address;
  const limited = [
    ...limitsOfNetworks(address, {
      address: 'bookingsPerAddress',
      subnet: 'bookingsPerSubnet',
      block: 'bookingsPerBlock',
    }),
    { limit: 'bookingsPerPhoneAndAddress', subject: `${phone}\0${from}` } as const,
    { limit: 'bookingsPerPrefix', subject: numberRangeOf(phone) } as const,
  ];
  return {
    ...bookingLimits(site),
    hits: limited.map((each) => toHit(site, each)),
    network: subjectOf(site, widestNetworkOf(address)),
    share: maxOf(site.limits, 'bookingsPerDoctorAndDay') / 100,
  };
}
