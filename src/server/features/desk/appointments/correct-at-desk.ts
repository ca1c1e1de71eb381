import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { AppointmentPatient } from '#shared/contract/desk/appointments.ts';
import type { SilentReason } from '#shared/domain/desk/silent-reasons.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';
import { checkAnswers } from '#server/features/booking/appointments/check-answers.ts';
import { checkMobileNumber } from '#server/features/booking/phones/require-mobile-number.ts';
import { parsePhoneNumber } from '#server/features/booking/phones/parse-phone-number.ts';
import { validationError } from '#server/http/http-error.ts';
import { countHits, type Limited } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Site } from '#server/site.ts';
import { requireOffer, type OfferRow } from '../require-offer.ts';
import { requireDeskAppointment } from './appointment-rows.ts';
import { change } from './change-at-desk.ts';
import { checkNames } from './check-names.ts';

const callCorrect = prepared<
  { outcome: Domains['desk_correction_outcome'] },
  [
    appointment: number,
    from: string,
    to: string,
    notify: boolean,
    hash: string,
    now: Date,
    actor: string,
    silent: SilentReason | null,
    fromOffer: number | null,
    offer: number | null,
    fromFollowUp: boolean | null,
    isFollowUp: boolean | null,
  ]
>(
  'correct_at_desk',
  'select outcome from correct_at_desk($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
);

/**
 * Corrects service and kind of an appointment, and name, phone, insurance and answers of its patient. What stays is not
 * checked again, but the insurance is checked for another service. Throws a 400 that names the field for what is invalid
 * and for a service that does not fit, for a cancelled appointment, and for one that no longer has what the client has
 * seen; a 404 out of the scope of the account, and a 429 for too many bookings and corrections of the account.
 */
export async function correctAtDesk(
  context: RequestContext,
  caller: Caller,
  {
    id,
    from,
    to,
    offer: sent = null,
    is_follow_up: kind = null,
    silent_reason: silent = null,
  }: InputOf<StaffEndpoints['correctAtDesk']>,
): Promise<DeskAppointment> {
  const { site } = context;
  const { doctor_service_id: booked } = await requireDeskAppointment(context, caller, id);
  const service = sent ?? (kind === null ? null : { from: booked, to: booked });
  const offer = await requireOffer(context, caller, service?.to ?? booked);
  const patient = checkPatient(context, offer, from, to);
  if (service !== null && service.to !== service.from) checkInsurance(offer, patient);
  const isMobile = typeof checkMobileNumber(patient.phone, site.country, 'phone') === 'string';
  const hits: Limited[] = [
    { limit: 'deskBookingsPerAccount', subject: `desk booking\0${caller.id}` },
  ];
  if (patient.phone !== '' && patient.phone !== from.phone) {
    hits.push({ limit: 'correctionsPerPhone', subject: `desk correction\0${patient.phone}` });
  }
  await countHits(site, hits);
  return change(context, caller, id, (now, actor) =>
    callCorrect(site.database.pool, [
      id,
      JSON.stringify(from),
      JSON.stringify(patient),
      isMobile,
      randomBytes(16).toString('hex'),
      now,
      actor,
      silent,
      service?.from ?? null,
      service?.to ?? null,
      kind?.from ?? null,
      kind?.to ?? null,
    ]),
  );
}

/** Returns the patient as they are stored. Throws a 400 that names the field for a change to what is invalid. */
function checkPatient(
  { site }: RequestContext,
  offer: OfferRow,
  from: AppointmentPatient,
  to: AppointmentPatient,
): AppointmentPatient {
  const { name, surname } = checkNames(to, from);
  const isSamePhone = to.phone === from.phone || to.phone.trim() === '';
  const phone = isSamePhone ? to.phone.trim() : parsePhoneNumber(to.phone, site.country);
  if (phone === null) throw validationError({ code: 'phone_invalid', attr: 'phone' });
  if (to.insurance !== from.insurance) checkInsurance(offer, to);
  return {
    given_name: name,
    surname,
    phone,
    insurance: to.insurance,
    additional_fields: checkChanged(site, offer, from.additional_fields, to.additional_fields),
  };
}

/** Throws a 400 for an insurance that an offer does not accept. */
function checkInsurance(
  { insurances }: OfferRow,
  { insurance }: Pick<AppointmentPatient, 'insurance'>,
): void {
  if (insurance !== null && !insurances.includes(insurance)) {
    throw validationError({ code: 'does_not_exist', attr: 'insurance' });
  }
}

type Answers = AppointmentPatient['additional_fields'];

/** Returns the answers as they are stored. Throws a 400 that names the first invalid one of those that were changed. */
function checkChanged(site: Site, offer: OfferRow, from: Answers, to: Answers): Answers {
  const isStored = (answer: Answers[number]) =>
    from.some((stored) => isDeepStrictEqual(stored, answer));
  const changed = [...to.entries()].filter(([, answer]) => !isStored(answer));
  const given = changed.map(([, answer]) => answer);
  const { accepted, rejected } = checkAnswers(site, offer, given, { isComplete: false });
  if (rejected.length > 0) {
    const place = (index: string) => String(changed[Number(index)]?.[0] ?? index);
    throw validationError(
      ...rejected.map((error) => ({ ...error, attr: error.attr?.replace(/\d+/, place) ?? null })),
    );
  }
  const answers = [...to.filter(isStored), ...accepted];
  const fields = new Set(answers.map(({ clinic_branch_field: field }) => field));
  if (fields.size < answers.length) {
    throw validationError({ code: 'invalid', attr: 'additional_fields' });
  }
  return answers;
}
