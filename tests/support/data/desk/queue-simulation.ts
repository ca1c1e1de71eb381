import { MAX_SAMPLES, MIN_SAMPLES, placesInQueue } from '#shared/domain/desk/queue.ts';
import type { ToldWait } from '#shared/domain/desk/told-waits.ts';
import type { Random } from '#demo/random.ts';

/** The average minutes of a consultation of each doctor, and how many patients have an appointment. */
interface SimulatedDoctor {
  readonly minutes: number;
  /** Minutes between appointments; the rest of the time is for tickets. */
  readonly appointmentEvery: number;
}

export interface SimulatedQueue {
  readonly doctors: readonly SimulatedDoctor[];
  readonly minutesBetweenTickets: number;
}

interface Doctor extends SimulatedDoctor {
  readonly id: number;
  /** The minutes of the last consultations. */
  readonly samples: number[];
  freeAt: number;
}

interface Ticket {
  readonly id: number;
  readonly at: number;
  /** Null for any doctor. */
  readonly scheduleId: number | null;
  readonly told: { readonly from: number; readonly to: number } | null;
}

const SERVICE = 1;
/** Half of the consultations take between 0.7 and 1.4 times the median. */
const SPREAD = 0.5;
const OPEN_MINUTES = 480;
/** Half of the patients wait for a certain doctor. */
const SHARE_OF_ANY = 0.5;

/**
 * Simulates days of a branch minute by minute. Patients with appointments come at their time and go first, as
 * doctors work; tickets follow in their order. Returns the tickets that were told a wait.
 */
export function simulateQueue(queue: SimulatedQueue, days: number, random: Random): ToldWait[] {
  const doctors = queue.doctors.map((doctor, index): Doctor => {
    return { ...doctor, id: index + 1, samples: [], freeAt: 0 };
  });
  return Array.from({ length: days }).flatMap(() => simulateDay(doctors, queue, random));
}

function simulateDay(
  doctors: readonly Doctor[],
  { minutesBetweenTickets }: SimulatedQueue,
  random: Random,
): ToldWait[] {
  const told: ToldWait[] = [];
  const arrived = new Map(doctors.map(({ id }) => [id, 0]));
  let waiting: Ticket[] = [];
  let ids = 0;
  for (const doctor of doctors) doctor.freeAt = 0;
  for (let now = 0; now < OPEN_MINUTES || waiting.length > 0; now += 1) {
    const isOpen = now < OPEN_MINUTES;
    for (const { id, appointmentEvery } of doctors) {
      if (isOpen && now % appointmentEvery === 0) arrived.set(id, (arrived.get(id) ?? 0) + 1);
    }
    if (isOpen && random.chance(1 / minutesBetweenTickets)) {
      ids += 1;
      waiting.push(newTicket(ids, now));
    }
    for (const doctor of doctors) {
      if (doctor.freeAt > now) continue;
      const booked = arrived.get(doctor.id) ?? 0;
      const next = waiting.find((ticket) => (ticket.scheduleId ?? doctor.id) === doctor.id);
      if (booked > 0) arrived.set(doctor.id, booked - 1);
      else if (next === undefined) continue;
      else {
        waiting = waiting.filter((ticket) => ticket !== next);
        if (next.told !== null) told.push({ ...next.told, waited: now - next.at });
      }
      const minutes = Math.max(2, Math.round(doctor.minutes * Math.exp(SPREAD * normal(random))));
      doctor.freeAt = now + minutes;
      doctor.samples.push(minutes);
    }
  }
  return told;

  function newTicket(id: number, at: number): Ticket {
    const scheduleId = random.chance(SHARE_OF_ANY) ? null : random.integer(1, doctors.length);
    const places = placesInQueue(
      [...waiting, { id, scheduleId }].map((ticket) => ({ ...ticket, serviceId: SERVICE })),
      doctors.map((doctor) => ({
        scheduleId: doctor.id,
        services: [SERVICE],
        arrived: arrived.get(doctor.id) ?? 0,
        minutes: medianOf(doctor.samples),
        due: dueAfter(at, doctor.appointmentEvery),
      })),
    );
    return { id, at, scheduleId, told: places.get(id)?.wait ?? null };
  }
}

function dueAfter(now: number, every: number): number[] {
  const next = Math.floor(now / every) + 1;
  const count = Math.max(0, Math.ceil(OPEN_MINUTES / every) - next);
  return Array.from({ length: count }, (_, index) => (next + index) * every - now);
}

function medianOf(samples: readonly number[]): number | null {
  const last = samples.slice(-MAX_SAMPLES).toSorted((a, b) => a - b);
  if (last.length < MIN_SAMPLES) return null;
  const middle = Math.floor(last.length / 2);
  const [low = 0, high = 0] = [last[middle - 1 + (last.length % 2)], last[middle]];
  return (low + high) / 2;
}

/** Returns a number of the standard normal distribution (Box and Muller 1958). */
function normal(random: Random): number {
  return (
    Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction())
  );
}
