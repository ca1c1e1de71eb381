import { addDays } from '#shared/domain/time/plain-date.ts';
import type { AppointmentPayload } from '#shared/contract/booking/appointments.ts';
import { routes } from '#shared/contract/routes.ts';
import type { Slot } from '#shared/contract/booking/slots.ts';
import { TODAY } from '../country/country.ts';
import { readJson } from '../load/fetch-once.ts';
import { postOf, type Call } from './call.ts';

/** The number of doctors in one request for the slots of four weeks. */
const DOCTORS_PER_REQUEST = 40;
const MIN_PER_DOCTOR = 20;
/** The number of bookings per measurement. */
export const BOOKINGS_PER_ROUND = 400;
const PRIME = 7919;

/** Creates a call that books each payload, without a one-time code. */
export function bookingCall(payloads: AppointmentPayload[]): Call {
  return {
    name: 'booking',
    label: 'Booking',
    statement: 'book_appointment',
    preparedPerRound: BOOKINGS_PER_ROUND,
    sendsMessages: true,
    next() {
      const payload = payloads.pop();
      if (payload === undefined) throw new Error('all slots are booked');
      return postOf(routes.createAppointment.path, payload);
    },
  };
}

/** Returns bookings of `count` different slots across all doctors. */
export async function bookingPayloads(
  origin: string,
  doctors: number,
  count: number,
): Promise<AppointmentPayload[]> {
  const ids = shuffled(Array.from({ length: doctors }, (_, index) => index + 1));
  const maxPerDoctor = Math.max(MIN_PER_DOCTOR, Math.ceil((count * 3) / doctors));
  const cache = new Map<number, Promise<boolean>>();
  const payloads: AppointmentPayload[] = [];
  while (payloads.length < count) {
    const batch = ids.splice(0, DOCTORS_PER_REQUEST);
    if (batch.length === 0) throw new Error(`only ${payloads.length} slots for ${count} bookings`);
    for (const slots of Map.groupBy(
      await fetchSlots(origin, batch),
      ({ doctor }) => doctor,
    ).values()) {
      const separate = oneSlotPerHour(shuffled(slots)).slice(0, maxPerDoctor);
      for (const slot of separate)
        if (!(await hasQuestions(origin, slot, cache)))
          payloads.push(payloadOf(slot, payloads.length));
    }
  }
  return shuffled(payloads);
}

async function fetchSlots(origin: string, doctors: readonly number[]): Promise<Slot[]> {
  const range = `date_from=${addDays(TODAY, 1)}&date_to=${addDays(TODAY, 28)}`;
  const path = `/api/v1/slots/?doctor=${doctors.join(',')}&${range}`;
  return (await readJson<{ results: Slot[] }>(origin, path)).results;
}

/** Returns one slot per full hour, so that no two bookings overlap. */
function oneSlotPerHour(slots: readonly Slot[]): Slot[] {
  const seen = new Set<string>();
  return slots.filter(({ datetime }) => {
    const hour = datetime.slice(0, 13);
    if (datetime.slice(14, 16) !== '00' || seen.has(hour)) return false;
    seen.add(hour);
    return true;
  });
}

/** Shuffles deterministically: every run gets the same order. */
function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing, index) => ({ thing, place: (index * PRIME) % things.length }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

/** Returns whether the branch has appointment fields, which the payload below does not fill in. */
function hasQuestions(
  origin: string,
  { clinic_branch: branch }: Slot,
  cache: Map<number, Promise<boolean>>,
): Promise<boolean> {
  const path = `/api/v1/clinic-branches/${branch}/appointment-fields/`;
  const found =
    cache.get(branch) ??
    readJson<{ results: unknown[] }>(origin, path).then(({ results }) => results.length > 0);
  cache.set(branch, found);
  return found;
}

/** Returns a booking with a unique phone number, because bookings per phone are limited. */
function payloadOf(slot: Slot, index: number): AppointmentPayload {
  return {
    client_name: 'Bench',
    client_surname: 'Mark',
    client_phone: `+3620${1_000_000 + ((index * PRIME) % 9_000_000)}`,
    doctor_service: slot.doctor_service,
    slot: slot.id,
    source: 'web-desktop',
    consents: ['personal_data'],
  };
}
