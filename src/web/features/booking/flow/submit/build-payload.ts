import type {
  AppointmentField,
  AppointmentPayload,
} from '#shared/contract/booking/appointments.ts';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import { cleanName } from '#shared/domain/people/person-name.ts';
import type { Flags } from '#shared/countries/flags.ts';
import {
  answerName,
  chosenFollowUp,
  type Answer,
  type BookingValues,
} from '../storage/booking-draft.ts';
import type { Attribution } from '../attribution.ts';

interface PayloadInput {
  request: { doctorService: Pick<DoctorService, 'id' | 'follow_up'>; listPosition: number | null };
  slotId: number;
  values: BookingValues;
  /** The branch's questions in the order of the answers. */
  fields: readonly AppointmentField[];
  flags: Pick<Flags, 'surname' | 'consent'>;
  source: 'web-mobile' | 'web-desktop';
  page: string;
  attribution: Attribution;
  /** The token of the hold, if the slot is held. */
  hold: string | null;
  code: string | null;
}

/** Builds the request body that validates or books an appointment. */
export function buildPayload(input: PayloadInput): AppointmentPayload {
  const { request, values, flags, attribution } = input;
  return {
    client_name: cleanName(values.name),
    client_surname: flags.surname ? cleanName(values.surname) : null,
    client_phone: values.phone,
    doctor_service: request.doctorService.id,
    slot: input.slotId,
    ...(chosenFollowUp(request.doctorService, values) === undefined ? {} : { is_follow_up: true }),
    source: input.source,
    booking_page: input.page,
    page_location: attribution.location,
    page_referrer: attribution.referrer,
    list_position: request.listPosition,
    consents: flags.consent && values.consent ? ['personal_data'] : [],
    additional_fields: input.fields.map((field) => ({
      clinic_branch_field: field.id,
      value: answerValue(field.type, values[answerName(field.id)] ?? null),
    })),
    insurance: values.insured && values.insurance !== '' ? Number(values.insurance) : null,
    google_ids: attribution.googleIds,
    analytics: attribution.analytics,
    hold: input.hold,
    ...(input.code === null ? {} : { code: { code: input.code } }),
  };
}

function answerValue(type: AppointmentField['type'], answer: Answer): Answer | number {
  if (type === 'boolean') return answer === true;
  const text = typeof answer === 'string' ? answer.trim() : '';
  if (text === '') return null;
  return type === 'integer' ? Number(text) : text;
}
