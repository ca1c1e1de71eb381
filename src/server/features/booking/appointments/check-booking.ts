import type { AppointmentPayload } from '#shared/contract/booking/appointments.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { firstError, personName, required } from '#shared/domain/booking/field-rules.ts';
import { cleanName } from '#shared/domain/people/person-name.ts';
import { decodeSlotId, type DecodedSlot } from '#shared/domain/booking/slots/slot-id.ts';
import { bookableFrom, slotMinute, startMinutes } from '#shared/domain/booking/slots/slots.ts';
import { isHeld } from '#server/features/booking/holds/is-held.ts';
import { releaseExpiredHolds } from '#server/features/booking/holds/release-hold.ts';
import { checkMobileNumber } from '#server/features/booking/phones/require-mobile-number.ts';
import { validationError, type FieldError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { type OfferRow, selectOffer } from './booking-rows.ts';
import { checkAnswers, type CheckedAnswer } from './check-answers.ts';

/** A booking with valid fields. */
export interface CheckedBooking {
  offer: OfferRow;
  /** Epoch milliseconds. */
  startsAt: number;
  isFollowUp: boolean;
  /** E.164. */
  phone: string;
  name: string;
  surname: string | null;
  additionalFields: readonly CheckedAnswer[];
}

/** Returns the phone of a booking in E.164, or its field error. */
export function checkPhone(site: Site, payload: AppointmentPayload): string | FieldError {
  return checkMobileNumber(payload.client_phone, site.country, 'client_phone');
}

/**
 * Validates a booking, with its checked phone, before it is made, and throws all field errors together. The booking itself
 * checks again, in its transaction, that the slot is free.
 */
export async function checkBooking(
  site: Site,
  payload: AppointmentPayload,
  phone: string | FieldError,
): Promise<CheckedBooking> {
  const requested = decodeSlotId(payload.slot);
  const [offer] = await selectOffer(site.database.pool, [
    payload.doctor_service,
    requested && new Date(requested.startsAt),
  ]);
  const fieldErrors: FieldError[] = [
    ...checkNames(site, payload),
    ...(typeof phone === 'string' ? [] : [phone]),
    ...checkConsents(site, payload),
  ];
  if (offer === undefined || !offer.is_bookable) {
    const code = offer === undefined ? 'does_not_exist' : 'doctor_inactive';
    throw validationError({ code, attr: 'doctor_service' }, ...fieldErrors);
  }
  const { insurance } = payload;
  if (typeof insurance === 'number' && !offer.insurances.includes(insurance)) {
    fieldErrors.push({ code: 'does_not_exist', attr: 'insurance' });
  }
  const { accepted, rejected } = checkAnswers(site, offer, payload.additional_fields ?? [], {
    isComplete: true,
  });
  fieldErrors.push(...rejected);
  const isFollowUp = payload.is_follow_up ?? false;
  if (isFollowUp && offer.follow_up_minutes === null) {
    fieldErrors.push({ code: 'does_not_exist', attr: 'is_follow_up' });
  }
  const slot = await checkSlotAndHolds(site, offer, requested, payload);
  if (typeof slot === 'string') fieldErrors.push({ code: slot, attr: 'slot' });
  if (fieldErrors.length > 0 || typeof slot === 'string' || typeof phone !== 'string') {
    throw validationError(...fieldErrors);
  }
  return {
    offer,
    startsAt: slot,
    isFollowUp,
    phone,
    name: cleanName(payload.client_name),
    surname: cleanName(payload.client_surname ?? '') || null,
    additionalFields: accepted,
  };
}

/** Checks the slot like checkSlot, after releasing an expired hold that blocks it. */
async function checkSlotAndHolds(
  site: Site,
  offer: OfferRow,
  slot: DecodedSlot | null,
  payload: AppointmentPayload,
): ReturnType<typeof checkSlot> {
  const { pool } = site.database;
  const checked = await checkSlot(site, offer, slot, payload);
  if (slot === null || checked !== 'slot_taken') return checked;
  if ((await releaseExpiredHolds(pool, site.clock())) === 0) return checked;
  const [now] = await selectOffer(pool, [offer.id, new Date(slot.startsAt)]);
  return checkSlot(site, now ?? offer, slot, payload);
}

/** Returns the start of the slot in epoch milliseconds, or the reason why it cannot be booked. */
async function checkSlot(
  site: Site,
  offer: OfferRow,
  slot: DecodedSlot | null,
  { hold, is_follow_up: isFollowUp }: AppointmentPayload,
): Promise<number | Extract<ErrorCode, `slot_${string}`>> {
  if (slot === null || slot.scheduleId !== offer.schedule_id) return 'slot_unavailable';
  const { startsAt } = slot;
  if (startsAt < bookableFrom(site.clock(), offer.lead_minutes)) return 'slot_past';
  const minute = slotMinute(startsAt, offer.time_zone);
  if (minute === null || offer.free === null) return 'slot_unavailable';
  const length = (isFollowUp === true && offer.follow_up_minutes) || offer.duration_minutes;
  const starts = startMinutes(offer.free, offer.step_minutes, length);
  if (starts.includes(minute)) return startsAt;
  const isOwn = hold && (await isHeld(site, hold, offer.schedule_id, startsAt));
  return isOwn ? startsAt : 'slot_taken';
}

function checkNames({ flags }: Site, payload: AppointmentPayload): FieldError[] {
  const errors = {
    client_name: firstError(payload.client_name, [required, personName]),
    client_surname: firstError(
      payload.client_surname ?? null,
      flags.surname ? [required, personName] : [personName],
    ),
  };
  return Object.entries(errors).flatMap(([attr, error]) =>
    error === null ? [] : [{ code: error.code, attr }],
  );
}

function checkConsents({ flags }: Site, payload: AppointmentPayload): FieldError[] {
  if (!flags.consent || payload.consents?.includes('personal_data') === true) return [];
  return [{ code: 'consent_required', attr: 'consents' }];
}
