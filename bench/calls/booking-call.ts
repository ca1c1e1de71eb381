import { addDays } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { countryOf } from '#shared/countries/index.ts';
import type { AppointmentPayload } from '#shared/contract/appointments.ts';
import type { Slot } from '#shared/contract/slots.ts';
import { COUNTRY, NOW } from '../country/country.ts';
import { readJson } from '../load/ask-once.ts';
import { PLAIN, type Call } from './call.ts';

/** Doctors whose times of four weeks one call may ask for. */
const DOCTORS_AT_ONCE = 40;
const MIN_PER_DOCTOR = 20;
const PRIME = 7919;

/** So many bookings of different free times at most, of doctors all over the country. */
export async function bookingCall(origin: string, doctors: number, count: number): Promise<Call> {
  const bodies = await bookingBodies(origin, doctors, count);
  const headers = { ...PLAIN, 'content-type': 'application/json' };
  return {
    ...{ name: 'booking', label: 'Booking', statement: 'book_appointment', different: null },
    next() {
      const body = bodies.pop();
      if (body === undefined) throw new Error('all free times are used up');
      return { method: 'POST', path: '/api/v1/appointments/', headers, body };
    },
  };
}

async function bookingBodies(origin: string, doctors: number, count: number): Promise<string[]> {
  const ids = scattered(Array.from({ length: doctors }, (_, index) => index + 1));
  const mostOfADoctor = Math.max(MIN_PER_DOCTOR, Math.ceil((count * 3) / doctors));
  const asking = new Map<number, Promise<boolean>>();
  const bodies: string[] = [];
  while (bodies.length < count) {
    const some = ids.splice(0, DOCTORS_AT_ONCE);
    if (some.length === 0) throw new Error(`only ${bodies.length} free times for ${count}`);
    for (const slots of Map.groupBy(
      await freeTimes(origin, some),
      ({ doctor }) => doctor,
    ).values()) {
      const apart = hoursApart(scattered(slots)).slice(0, mostOfADoctor);
      for (const slot of apart)
        if (!(await asks(origin, slot, asking))) bodies.push(bodyOf(slot, bodies.length));
    }
  }
  return scattered(bodies);
}

async function freeTimes(origin: string, doctors: readonly number[]): Promise<Slot[]> {
  const today = dateInZone(NOW, countryOf(COUNTRY).timeZone);
  const range = `date_from=${addDays(today, 1)}&date_to=${addDays(today, 28)}`;
  const path = `/api/v1/slots/?doctor=${doctors.join(',')}&${range}`;
  return (await readJson<{ results: Slot[] }>(origin, path)).results;
}

/** One visit, of whatever length, at each full hour: no two bookings overlap. */
function hoursApart(slots: readonly Slot[]): Slot[] {
  const seen = new Set<string>();
  return slots.filter(({ datetime }) => {
    const hour = datetime.slice(0, 13);
    if (datetime.slice(14, 16) !== '00' || seen.has(hour)) return false;
    seen.add(hour);
    return true;
  });
}

/** In no order, the same in every run. */
function scattered<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing, index) => ({ thing, place: (index * PRIME) % things.length }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

/** Whether a branch has questions of its own, which a plain booking does not answer. */
function asks(
  origin: string,
  { clinic_branch: branch }: Slot,
  known: Map<number, Promise<boolean>>,
): Promise<boolean> {
  const path = `/api/v1/clinic-branches/${branch}/appointment-fields/`;
  const found =
    known.get(branch) ??
    readJson<{ results: unknown[] }>(origin, path).then(({ results }) => results.length > 0);
  known.set(branch, found);
  return found;
}

/** Each for a phone of its own: how often one books is counted. */
function bodyOf(slot: Slot, index: number): string {
  return JSON.stringify({
    client_name: 'Bench',
    client_surname: 'Mark',
    client_phone: `+3620${1_000_000 + ((index * PRIME) % 9_000_000)}`,
    doctor_service: slot.doctor_service,
    slot: slot.id,
    source: 'web-desktop',
    consents: ['personal_data'],
  } satisfies AppointmentPayload);
}
