import { createHash, randomBytes } from 'node:crypto';
import type { Appointment, AppointmentPayload } from '#shared/contract/appointments.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Call } from '#server/call.ts';
import { eventAddressHash } from '#server/features/appointment-events/index.ts';
import { holdHash } from '#server/features/holds/index.ts';
import { invalid, RequestError } from '#server/request-error.ts';
import type { Site } from '#server/site.ts';
import { bookWithCode } from './book-with-code.ts';
import {
  type BookingArguments,
  type BookingOutcome,
  callBookVisit,
  selectAppointment,
  selectOutcome,
} from './booking-rows.ts';
import { checkBooking, type CheckedBooking } from './check-booking.ts';
import { limitUnprovedBooking } from './limit-bookings.ts';
import { presentAppointment } from './present-appointment.ts';

interface Booking {
  payload: AppointmentPayload;
  idempotencyKey: string | null;
  /** The network address the request came from. */
  address: string;
  /** Whether this browser has proved to hold a phone (E.164) lately. */
  isProven: (phone: string) => boolean;
  /** Called once a code was right, even when the time turns out to be gone. */
  onProven: (phone: string) => void;
  /** Called when this is a request sent again, and what the first has booked is answered. */
  onRepeated: () => void;
}

/**
 * Books an appointment. The order matters: what is wrong with the fields or gone is said before
 * the one-time code is spent, so that a patient who lost the race keeps the code for another time.
 */
export async function bookAppointment(call: Call, booking: Booking): Promise<Appointment> {
  const bodyHash = createHash('sha256').update(JSON.stringify(booking.payload)).digest('hex');
  const findEarlier = async () => {
    const earlier = await findOutcome(call, booking.idempotencyKey, bodyHash);
    if (earlier !== null) booking.onRepeated();
    return earlier;
  };
  const earlier = await findEarlier();
  if (earlier !== null) return earlier;
  try {
    return await book(call, booking, bodyHash);
  } catch (error) {
    // What is gone may have gone to this very request, sent twice at once.
    const meanwhile = error instanceof RequestError ? await findEarlier() : null;
    if (meanwhile !== null) return meanwhile;
    throw error;
  }
}

async function book(call: Call, booking: Booking, bodyHash: string): Promise<Appointment> {
  const { site } = call;
  const checked = await checkBooking(site, booking.payload);
  const now = new Date(site.clock());
  const hash = randomBytes(16).toString('hex');
  const client = clientOf(call, booking.payload, checked);
  const outcome = await takeTime(site, booking, checked.phone, [
    checked.offer.id,
    checked.offer.schedule_id,
    new Date(checked.startsAt),
    now,
    hash,
    JSON.stringify(client),
    booking.idempotencyKey,
    bodyHash,
    booking.payload.hold ? holdHash(site, booking.payload.hold) : null,
    eventAddressHash(site, booking.address),
  ]);
  if (typeof outcome === 'string') throw invalid({ code: outcome, attr: 'code.code' });
  switch (outcome?.outcome) {
    case 'booked':
      return presentAppointment(call, {
        ...checked.offer,
        id: outcome.appointment_id,
        hash,
        status: 'booked',
        starts_at: new Date(checked.startsAt),
        ends_at: outcome.ends_at,
        client_name: client.name,
        client_surname: client.surname,
        client_phone: client.phone,
        price: outcome.price,
        discount: outcome.discount,
        total: outcome.total,
        insurance_id: client.insurance,
        created_at: now,
        doctor_service_id: checked.offer.id,
        has_feedback: false,
      });
    case 'repeated':
      return presentBooked(call, outcome.appointment_id);
    case 'mismatch':
      throw keyMismatch();
    default:
      throw invalid({ code: 'slot_taken', attr: 'slot' });
  }
}

/** Books, with a one-time code where the phone (E.164) has to be proved; says what is wrong with it. */
async function takeTime(
  site: Site,
  { payload, idempotencyKey, address, isProven, onProven }: Booking,
  phone: string,
  booking: BookingArguments,
): Promise<BookingOutcome | ErrorCode | undefined> {
  if (!site.flags.otp) return takeUnproved(site, phone, address, booking);
  if (isProven(phone)) {
    const [outcome] = await site.bookingTurns(() => callBookVisit(site.database.pool, booking));
    return outcome;
  }
  const code = payload.code?.code;
  if (code === undefined) return 'code_required';
  const onRight = () => onProven(phone);
  return site.bookingTurns(() =>
    bookWithCode(site, { phone, code, address, onRight }, idempotencyKey, booking),
  );
}

/** Books for a phone (E.164) that nobody asks to prove. */
function takeUnproved(
  site: Site,
  phone: string,
  address: string,
  booking: BookingArguments,
): Promise<BookingOutcome | undefined> {
  const limit = limitUnprovedBooking(site, phone, address);
  return site.bookingTurns(async () => {
    limit.check();
    const [outcome] = await callBookVisit(site.database.pool, booking);
    if (outcome?.outcome === 'booked') limit.note();
    return outcome;
  });
}

/** The outcome of an earlier request with this key; asked again inside the transaction. */
async function findOutcome(call: Call, key: string | null, bodyHash: string) {
  if (key === null) return null;
  const [outcome] = await selectOutcome(call.site.database.pool, [key]);
  if (outcome === undefined) return null;
  if (outcome.body_hash !== bodyHash) throw keyMismatch();
  return presentBooked(call, outcome.appointment_id);
}

async function presentBooked(call: Call, id: number): Promise<Appointment> {
  const [row] = await selectAppointment(call.site.database.pool, [id]);
  if (row === undefined) throw new Error('a booked appointment cannot be read');
  return presentAppointment(call, row);
}

function keyMismatch() {
  return invalid({ code: 'idempotency_mismatch', attr: 'Idempotency-Key' });
}

function clientOf({ language }: Call, payload: AppointmentPayload, checked: CheckedBooking) {
  return {
    name: checked.name,
    surname: checked.surname,
    phone: checked.phone,
    language,
    insurance: payload.insurance ?? null,
    consents: [...new Set(payload.consents)],
    additional_fields: checked.additionalFields,
    origin: {
      source: payload.source ?? null,
      booking_page: payload.booking_page ?? null,
      page_location: payload.page_location ?? null,
      page_referrer: payload.page_referrer ?? null,
      list_position: payload.list_position ?? null,
      google_ids: payload.google_ids ?? null,
      analytics: payload.analytics ?? null,
    },
  };
}
