import { randomBytes } from 'node:crypto';
import type { Appointment, AppointmentPayload } from '#shared/contract/booking/appointments.ts';
import { noticeUntil } from '#shared/domain/booking/cancel-notice.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { eventAddressHash } from '#server/features/booking/appointment-events/address-hash.ts';
import { askForCode } from '#server/features/booking/codes/ask-for-code.ts';
import { holdHash } from '#server/features/booking/holds/hold-token.ts';
import { secondsUntil, throttledUntil } from '#server/limits/index.ts';
import { type FieldError, validationError, HttpError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { bookWithCode } from './book-with-code.ts';
import { type BookingArguments, type BookingOutcome, callBookAppointment } from './booking-rows.ts';
import { checkBooking, type CheckedBooking, checkPhone } from './check-booking.ts';
import { bookingLimits, limitValidations, unverifiedBookingLimits } from './limit-bookings.ts';
import { findStoredOutcome, type Identity, identityOf, keyMismatch } from './idempotency.ts';
import { takenIfOverlapping } from './overlap.ts';
import { presentAppointment } from './present-appointment.ts';

interface Booking {
  payload: AppointmentPayload;
  /** The client's value, unchanged. */
  idempotencyKey: string | null;
  /** The network address of the client. */
  address: string;
  /** Returns true if this browser has recently verified a phone (E.164). */
  isVerified: (phone: string) => boolean;
  /** Called after a correct code, even if the slot turns out to be taken. */
  onVerified: (phone: string) => void;
  /** Called if this request repeats an earlier one and gets its response. */
  onRepeated: () => void;
}

/**
 * Books an appointment. The order matters: invalid fields and a taken slot are reported before the
 * one-time code is used up, so that a patient who lost the race can use it for another slot.
 */
export async function bookAppointment(
  context: RequestContext,
  request: Booking,
): Promise<Appointment> {
  const phone = checkPhone(context.site, request.payload);
  const identity = identityOf(context.site, request.payload, phone, request.idempotencyKey);
  try {
    return await book(context, request, phone, identity);
  } catch (error) {
    // An earlier copy of this request may have taken the slot.
    const earlier = error instanceof HttpError ? await findStoredOutcome(context, identity) : null;
    if (earlier === null) throw error;
    request.onRepeated();
    return earlier;
  }
}

async function book(
  context: RequestContext,
  booking: Booking,
  phone: string | FieldError,
  identity: Identity,
): Promise<Appointment> {
  const { site } = context;
  const checked = await checkBooking(site, booking.payload, phone);
  const now = new Date(site.clock());
  const hash = randomBytes(16).toString('hex');
  const isProved = provesPhone(site, booking, checked.phone);
  const client = clientOf(context, booking.payload, checked, isProved);
  const outcome = await callBooking(site, booking, identity.key, checked.phone, [
    checked.offer.id,
    checked.offer.schedule_id,
    new Date(checked.startsAt),
    now,
    hash,
    JSON.stringify(client),
    identity.key,
    identity.bodyHash,
    booking.payload.hold ? holdHash(site, booking.payload.hold) : null,
    JSON.stringify(
      isProved
        ? bookingLimits(site)
        : unverifiedBookingLimits(site, checked.phone, booking.address),
    ),
    eventAddressHash(site, booking.address),
  ]);
  if (typeof outcome === 'string') throw validationError({ code: outcome, attr: 'code.code' });
  switch (outcome?.outcome) {
    case 'booked':
      return presentAppointment(context, {
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
        feedback: null,
        calendar_revision: 0,
        coming_at: null,
        is_follow_up: checked.isFollowUp,
        notice_until: noticeOf(site, checked),
        changed_at: null,
        delay: 0,
        alternatives: null,
      });
    case 'repeated': {
      const first = await findStoredOutcome(context, identity);
      if (first === null) throw new Error('outcome of a repeated booking not found');
      booking.onRepeated();
      return first;
    }
    case 'mismatch':
      throw keyMismatch();
    case 'overlap':
      throw validationError({ code: 'appointment_overlap', attr: 'client_name' });
    case 'upcoming':
      throw tooManyUpcoming(site, outcome.retry_at);
    case 'limited':
      throw throttledUntil(site, outcome.retry_at);
    case 'unproved':
      // Refused bookings count as validations: each keeps a row for an hour.
      limitValidations(site, booking.address);
      await askForCode(site, { phone: checked.phone, address: booking.address });
      throw validationError({ code: 'code_required', attr: 'code.code' });
    default:
      throw validationError({ code: 'slot_taken', attr: 'slot' });
  }
}

/**
 * Books, after verifying the one-time code if the phone (E.164) needs one or the request has one. Returns the
 * outcome, or the error of the code.
 */
async function callBooking(
  site: Site,
  { payload, address, isVerified, onVerified }: Booking,
  key: string | null,
  phone: string,
  booking: BookingArguments,
): Promise<BookingOutcome | ErrorCode | undefined> {
  const book = async () => {
    const code = payload.code?.code;
    if (!isVerified(phone) && (site.flags.otp || code !== undefined)) {
      if (code === undefined) return 'code_required';
      const attempt = { phone, code, address, onVerified: () => onVerified(phone) };
      return bookWithCode(site, attempt, key, booking);
    }
    const [outcome] = await callBookAppointment(site.database.pool, booking);
    return outcome;
  };
  return site.bookingLimiter(() => book().catch(takenIfOverlapping));
}

/** Returns the time until which the branch asks to cancel, by its hours in memory. The appointment has the stored one. */
function noticeOf(site: Site, { offer, startsAt }: CheckedBooking): Date | null {
  const hours = site.reference.current.branchById.get(offer.clinic_branch_id)?.cancel_hours ?? null;
  const until = noticeUntil(startsAt, hours, site.clock());
  return until === null ? null : new Date(until);
}

/** Returns true if nothing is booked before the phone (E.164) is proved, in this browser or by a code. */
function provesPhone(site: Site, { payload, isVerified }: Booking, phone: string): boolean {
  return site.flags.otp || payload.code?.code !== undefined || isVerified(phone);
}

function tooManyUpcoming(site: Site, retryAt: Date) {
  const limit = site.limits.upcomingPerPhone;
  const problem = {
    code: 'too_many_appointments',
    attr: 'client_phone',
    params: { limit },
  } as const;
  return new HttpError(429, 'client_error', [problem], secondsUntil(site, retryAt));
}

function clientOf(
  { language }: RequestContext,
  payload: AppointmentPayload,
  checked: CheckedBooking,
  isProved: boolean,
) {
  return {
    name: checked.name,
    surname: checked.surname,
    phone: checked.phone,
    language,
    insurance: payload.insurance ?? null,
    is_follow_up: checked.isFollowUp,
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
      is_phone_verified: isProved,
    },
  };
}
