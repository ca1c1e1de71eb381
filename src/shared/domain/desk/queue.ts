/** A doctor as the queue sees them. */
export interface QueueDoctor {
  readonly scheduleId: number;
  /** The services that patients without an appointment can wait for. */
  readonly services: readonly number[];
  /** Patients with an appointment who have arrived and wait. */
  readonly arrived: number;
  /** The minutes until each of those with an appointment today who have not come yet, in order. */
  readonly due: readonly number[];
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
 * Returns the places of tickets, given in their order. The estimate plays the queue with median
 * consultations: patients with an appointment go first when they are there, and a ticket goes to the first
 * doctor who can take it. It ranges from when the patients in the rooms leave now to when they have just
 * gone in.
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
  const [earliest, latest] = [playQueue(candidates, 0), playQueue(candidates, 1)];
  return new Map(
    candidates.map(({ id, doctors: own }, index) => {
      const ahead = candidates.slice(0, index).filter((other) => {
        return other.doctors.some((doctor) => own.includes(doctor));
      });
      const before = ahead.length + own.reduce((sum, { arrived }) => sum + arrived, 0);
      const [from = null, to = null] = [earliest[index], latest[index]];
      const isKnown = from !== null && to !== null && own.some(({ minutes }) => minutes !== null);
      return [id, { before, wait: isKnown ? { from: down(from), to: up(to) } : null }] as const;
    }),
  );
}

const down = (minutes: number) => Math.floor(minutes / ROUNDING_MINUTES) * ROUNDING_MINUTES;
const up = (minutes: number) => Math.ceil(minutes / ROUNDING_MINUTES) * ROUNDING_MINUTES;

interface Candidate {
  readonly doctors: readonly QueueDoctor[];
}

/** A doctor who has been given patients until a minute from now. */
interface Played {
  readonly freeAt: number;
  /** The minutes from now at which patients with an appointment come. */
  readonly coming: readonly number[];
}

/**
 * Returns the minutes until each ticket is called; null without a doctor. The patients in the rooms stay for
 * `rest` of a median consultation.
 */
function playQueue(tickets: readonly Candidate[], rest: number): (number | null)[] {
  const known = tickets.flatMap((ticket) => ticket.doctors.flatMap(({ minutes }) => minutes ?? []));
  const usual = known.reduce((sum, minutes) => sum + minutes, 0) / known.length;
  const lengthOf = ({ minutes }: QueueDoctor) => minutes ?? usual;
  const played = new Map<QueueDoctor, Played>();
  return tickets.map(({ doctors }) => {
    const [first] = doctors
      .map((doctor) => {
        const begun = played.get(doctor) ?? {
          freeAt: rest * lengthOf(doctor),
          coming: [...Array.from({ length: doctor.arrived }, () => 0), ...doctor.due],
        };
        return { doctor, ...withoutComing(begun, lengthOf(doctor)) };
      })
      .toSorted((a, b) => a.freeAt - b.freeAt);
    if (first === undefined) return null;
    const { doctor, freeAt, coming } = first;
    played.set(doctor, { freeAt: freeAt + lengthOf(doctor), coming });
    return freeAt;
  });
}

/** Lets a doctor see the patients with an appointment who are there before the next ticket. */
function withoutComing({ freeAt, coming }: Played, length: number): Played {
  const [next, ...rest] = coming;
  if (next === undefined || next > freeAt) return { freeAt, coming };
  return withoutComing({ freeAt: freeAt + length, coming: rest }, length);
}
