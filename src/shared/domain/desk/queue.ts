/** A doctor as the queue sees them. */
export interface QueueDoctor {
  readonly scheduleId: number;
  /** The services that patients without an appointment can wait for. */
  readonly services: readonly number[];
  /** Patients with an appointment who have arrived and wait. */
  readonly arrived: number;
  /** The median minutes of the last consultations; null with too few of them. */
  readonly minutes: number | null;
}

/** A ticket that waits. */
interface Waiting {
  readonly id: number;
  /** Null for any doctor. */
  readonly scheduleId: number | null;
  readonly serviceId: number;
}

/** The place of a ticket. */
export interface QueuePlace {
  /** The people before it, those with an appointment included. */
  readonly before: number;
  /** The minutes to wait, from and to; null if they cannot be estimated. */
  readonly wait: { readonly from: number; readonly to: number } | null;
}

/** The median is of at most as many consultations, and of at least `MIN_SAMPLES`. */
export const MAX_SAMPLES = 20;
export const MIN_SAMPLES = 5;
/** Estimates are rounded to this, outwards. */
const ROUNDING_MINUTES = 5;

/**
 * Returns the places of tickets, given in their order. The estimate is the number of people before a ticket
 * times the median consultation, shared by the doctors who can take it: from when the patients in the rooms
 * leave now, to when they have just gone in.
 */
export function placesInQueue(
  tickets: readonly Waiting[],
  doctors: readonly QueueDoctor[],
): ReadonlyMap<number, QueuePlace> {
  const candidates = tickets.map((ticket) => ({
    ...ticket,
    doctors: doctors.filter(
      ({ scheduleId, services }) =>
        services.includes(ticket.serviceId) &&
        (ticket.scheduleId === null || ticket.scheduleId === scheduleId),
    ),
  }));
  return new Map(
    candidates.map(({ id, doctors: own }, index) => {
      const ahead = candidates.slice(0, index).filter((other) => {
        return other.doctors.some((doctor) => own.includes(doctor));
      });
      const before = ahead.length + own.reduce((sum, { arrived }) => sum + arrived, 0);
      return [id, { before, wait: waitOf(before, own) }] as const;
    }),
  );
}

function waitOf(before: number, doctors: readonly QueueDoctor[]): QueuePlace['wait'] {
  const known = doctors.flatMap(({ minutes }) => (minutes === null ? [] : [minutes]));
  if (known.length === 0) return null;
  const median = known.reduce((sum, minutes) => sum + minutes, 0) / known.length;
  const each = median / doctors.length;
  return {
    from: Math.floor((before * each) / ROUNDING_MINUTES) * ROUNDING_MINUTES,
    to: Math.ceil(((before + 1) * each) / ROUNDING_MINUTES) * ROUNDING_MINUTES,
  };
}
