import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { DeskAppointmentPayload } from '#shared/contract/desk/appointments.ts';
import { ORAL_CONSENTS } from '#shared/domain/desk/oral-consent.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';
import { checkAnswers } from '#server/features/booking/appointments/check-answers.ts';
import { takenIfOverlapping } from '#server/features/booking/appointments/overlap.ts';
import { checkMobileNumber } from '#server/features/booking/phones/require-mobile-number.ts';
import { parsePhoneNumber } from '#server/features/booking/phones/parse-phone-number.ts';
import { validationError } from '#server/http/http-error.ts';
import { keyedHash } from '#server/lib/keyed-hash.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Site } from '#server/site.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { deskError } from '../desk-error.ts';
import { requireOffer, type OfferRow } from '../require-offer.ts';
import { checkNames } from './check-names.ts';
import { startOf } from './start-of.ts';
import { findDeskAppointment } from './appointment-rows.ts';

const selectByHash = prepared<{ id: number }, [hash: string]>(
  'desk_appointment_by_hash',
  'select id from appointment where hash = $1',
);

/** A patient as an earlier appointment has them, perhaps from an old calendar. */
type StoredPatient = Pick<DeskAppointmentPayload, 'given_name' | 'surname' | 'phone'>;

/** Books an offer at a time, without the rules of patients. */
export const callBookAtDesk = prepared<
  { outcome: Domains['desk_booking_outcome']; appointment_id: number | null },
  [
    offer: number,
    startsAt: Date,
    now: Date,
    hash: string,
    client: object,
    appointment: object,
    actor: string,
  ]
>(
  'book_at_desk',
  `select r.* from doctor_service o
   cross join lateral book_at_desk(o.id, o.schedule_id, $2, $3, $4, $5, $6, $7) r
   where o.id = $1`,
);

/**
 * Books for a patient at the desk or on the phone, and returns the appointment. A second request of the account
 * with the same key returns the appointment of the first. What is stored of the patient already is not checked
 * again. Throws a 400 that names the field for a time that is taken, held, past or more than a year ahead, and for
 * an invalid name or phone, and a 404 for an offer out of the scope of the account, and a 429 for too many bookings
 * of the account.
 */
export async function bookAtDesk(
  context: RequestContext,
  caller: Caller,
  payload: DeskAppointmentPayload,
  stored?: StoredPatient,
): Promise<DeskAppointment> {
  const { site } = context;
  const { pool } = site.database;
  const offer = await requireOffer(context, caller, payload.offer);
  const hash = hashOf(site, caller, payload.key);
  const [earlier] = await selectByHash(pool, [hash]);
  if (earlier !== undefined) return findDeskAppointment(context, caller, earlier.id);
  const client = checkClient(context, payload, offer, stored);
  const subject = `desk booking\0${caller.id}`;
  await countHits(site, [{ limit: 'deskBookingsPerAccount', subject }]);
  const [row] = await site.bookingLimiter(() =>
    callBookAtDesk(pool, [
      payload.offer,
      startOf(payload.starts_at),
      new Date(site.clock()),
      hash,
      client,
      {
        source: payload.source,
        created_by: caller.id,
        is_extra: payload.is_extra ?? false,
        is_follow_up: payload.is_follow_up ?? false,
        note: payload.note?.trim() ?? '',
        ...(payload.minutes === undefined ? {} : { minutes: payload.minutes }),
      },
      clinicActor(caller.username),
    ]).catch((error: unknown) => [{ ...takenIfOverlapping(error), appointment_id: null }]),
  );
  if (row?.outcome === 'booked' && row.appointment_id !== null) {
    return findDeskAppointment(context, caller, row.appointment_id);
  }
  // The first request of two at once has just booked.
  const [concurrent] = await selectByHash(pool, [hash]);
  if (concurrent !== undefined) {
    return findDeskAppointment(context, caller, concurrent.id);
  }
  throw deskError(row?.outcome === 'booked' ? 'unknown' : (row?.outcome ?? 'inactive'));
}

/** Returns the hash of the appointment that a key of an account books. */
function hashOf(site: Site, caller: Caller, key: string): string {
  return keyedHash(site.secret, 'desk-booking', `${caller.id}\0${key}`).slice(0, 32);
}

function checkClient(
  { site, language }: RequestContext,
  payload: DeskAppointmentPayload,
  offer: OfferRow,
  stored?: StoredPatient,
) {
  const { name, surname } = checkNames(payload, stored);
  if (site.flags.consent && payload.has_consent !== true) {
    throw validationError({ code: 'consent_required', attr: 'has_consent' });
  }
  const isStored = payload.phone.trim() === '' || payload.phone === stored?.phone;
  const phone = isStored ? payload.phone.trim() : parsePhoneNumber(payload.phone, site.country);
  if (phone === null) throw validationError({ code: 'phone_invalid', attr: 'phone' });
  const { insurance = null } = payload;
  if (insurance !== null && !offer.insurances.includes(insurance)) {
    throw validationError({ code: 'does_not_exist', attr: 'insurance' });
  }
  const { accepted, rejected } = checkAnswers(site, offer, payload.additional_fields ?? [], {
    isComplete: false,
  });
  if (rejected.length > 0) throw validationError(...rejected);
  const isMobile = typeof checkMobileNumber(phone, site.country, 'phone') === 'string';
  const { language: spoken = language } = payload;
  return {
    name,
    surname,
    phone,
    notify: isMobile,
    language: isLanguage(spoken) ? spoken : language,
    insurance,
    additional_fields: accepted,
    consents: payload.has_consent === true ? ORAL_CONSENTS : [],
  };
}
