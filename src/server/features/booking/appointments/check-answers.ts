import type { AppointmentPayload } from '#shared/contract/booking/appointments.ts';
import { firstError, rulesOf } from '#shared/domain/booking/field-rules.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { FieldError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import type { OfferRow } from './booking-rows.ts';

/** A valid answer to a question of a branch. */
export interface CheckedAnswer {
  readonly clinic_branch_field: number;
  readonly value: string | number | boolean;
}

type Place = Pick<OfferRow, 'clinic_branch_id' | 'time_zone'>;

/**
 * Checks the answers to the questions of a branch.
 *
 * @param options `isComplete` is false if questions that patients must answer may stay open
 */
export function checkAnswers(
  site: Site,
  offer: Place,
  answers: NonNullable<AppointmentPayload['additional_fields']>,
  { isComplete }: { isComplete: boolean },
): { accepted: CheckedAnswer[]; rejected: FieldError[] } {
  const asked = site.reference.current.fieldsByBranch.get(offer.clinic_branch_id) ?? [];
  const fields = isComplete ? asked : asked.map((field) => ({ ...field, is_required: false }));
  const at = {
    country: site.country.code,
    today: dateInZone(site.clock(), offer.time_zone),
  };
  const rejected: FieldError[] = [];
  const accepted: CheckedAnswer[] = [];
  for (const [index, { clinic_branch_field: id, value }] of answers.entries()) {
    const field = fields.find((each) => each.id === id);
    const isRepeated = answers.findIndex((answer) => answer.clinic_branch_field === id) < index;
    if (field === undefined || isRepeated) {
      rejected.push({
        code: isRepeated ? 'invalid' : 'does_not_exist',
        attr: `additional_fields.${index}.clinic_branch_field`,
      });
      continue;
    }
    const error = firstError(value, rulesOf(field, at));
    if (error !== null) {
      rejected.push({
        code: error.code,
        attr: `additional_fields.${index}.value`,
        ...(error.limit === undefined ? {} : { params: { limit: error.limit } }),
      });
    } else if (value !== null) {
      accepted.push({ clinic_branch_field: id, value });
    }
  }
  // A missing answer has no index in the list, so the error names its parameter.
  for (const field of fields) {
    const isAnswered = answers.some((answer) => answer.clinic_branch_field === field.id);
    if (field.is_required && !isAnswered) {
      rejected.push({ code: 'required', attr: `additional_fields.${field.param_name}` });
    }
  }
  return { accepted, rejected };
}
