import Type, { type Static } from 'typebox';
import { Entity, Nullable } from './common.ts';

const ERROR_TYPES = ['validation_error', 'client_error', 'server_error'] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

/**
 * The error codes of the API. Each has a text in every language under `errors` in the locale files;
 * a code never changes its meaning.
 */
const ERROR_CODES = [
  'required',
  'invalid',
  'blank',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'not_above',
  'range_too_long',
  'day_too_early',
  'day_too_late',
  'hours_invalid',
  'url_invalid',
  'entries_incomplete',
  'does_not_exist',
  'malformed_json',
  'malformed_request',
  'request_timeout',
  'name_invalid',
  'phone_invalid',
  'phone_country',
  'code_required',
  'code_invalid',
  'code_expired',
  'code_attempts_exceeded',
  'sms_failed',
  'slot_taken',
  'slot_past',
  'slot_unavailable',
  'slot_held',
  'too_far_ahead',
  'extra_limit',
  'no_show_too_early',
  'undo_too_late',
  'appointment_changed',
  'queue_closed',
  'absence_decided',
  'clinic_incomplete',
  'import_changed',
  'import_done',
  'import_not_last',
  'check_in_invalid',
  'check_in_branch',
  'check_in_day',
  'check_in_arrived',
  'doctor_inactive',
  'consent_required',
  'idempotency_mismatch',
  'appointment_cancelled',
  'appointment_started',
  'appointment_overlap',
  'too_many_appointments',
  'visit_not_over',
  'feedback_exists',
  'contact_required',
  'already_exists',
  'outside_country',
  'off_grid',
  'hours_overlap',
  'hours_twice',
  'in_use',
  'merge_children_first',
  'price_changed',
  'content_changed',
  'proposal_changed',
  'account_manager_adds',
  'content_gone',
  'picture_invalid',
  'picture_is_svg',
  'picture_too_small',
  'picture_too_large',
  'logo_sides',
  'unauthenticated',
  'invalid_credentials',
  'forbidden',
  'second_factor_required',
  'totp_invalid',
  'passkey_invalid',
  'last_second_factor',
  'pin_invalid',
  'pin_locked',
  'pin_too_simple',
  'password_incorrect',
  'password_is_username',
  'username_taken',
  'invitation_waiting',
  'throttled',
  'not_found',
  'method_not_allowed',
  'unsupported_media_type',
  'payload_too_large',
  'unavailable',
  'server_error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const ApiErrorItem = Entity({
  code: Type.Enum([...ERROR_CODES]),
  detail: Type.String({ description: 'In the language of Accept-Language' }),
  attr: Nullable(
    Type.String({
      description: 'The field, nested ones joined by dots: additional_fields.0.value',
    }),
  ),
});

export const ApiErrorBody = Entity({
  type: Type.Enum([...ERROR_TYPES]),
  errors: Type.Array(ApiErrorItem, { minItems: 1 }),
});

export type ApiErrorItem = Static<typeof ApiErrorItem>;
export type ApiErrorBody = Static<typeof ApiErrorBody>;
