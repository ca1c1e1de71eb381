import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import {
  firstError,
  MIN_BIRTH_YEAR,
  rulesOf,
  type FieldError,
} from '#shared/domain/booking/field-rules.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Translator } from '#web/lib/i18n/translator.ts';
import type { Answer } from '../flow/storage/booking-draft.ts';

type T = Translator<'booking'>;

/** Returns the message about an invalid answer to a question of a branch, or null. */
export function answerError(
  field: AppointmentField,
  answer: Answer,
  at: { country: CountryCode; today: PlainDate },
  t: T,
): string | null {
  const error = firstError(answer, rulesOf(field, at));
  return error === null ? null : errorText(error, field, t);
}

function errorText({ code, limit = 0 }: FieldError, field: AppointmentField, t: T): string {
  if (field.type === 'date' && code !== 'required') {
    return t('errors.dateOfBirth', { year: String(MIN_BIRTH_YEAR) });
  }
  switch (code) {
    case 'required':
      return t('errors.required');
    case 'too_long':
      return t('errors.tooLong', { count: Number(limit) });
    case 'too_short':
      return t('errors.tooShort', { count: Number(limit) });
    case 'too_small':
      return t('errors.tooSmall', { limit });
    case 'too_large':
      return t('errors.tooLarge', { limit });
    default:
      return invalidText(field, t);
  }
}

function invalidText({ type }: AppointmentField, t: T): string {
  switch (type) {
    case 'integer':
      return t('errors.integer');
    // A text is invalid only if `param_name` makes it an email.
    case 'email':
    case 'text':
      return t('errors.email');
    case 'tax_id':
      return t('errors.taxId');
    default:
      return t('errors.invalid');
  }
}
