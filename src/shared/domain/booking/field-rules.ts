import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { isPersonName } from '../people/person-name.ts';
import { isPlainDate, type PlainDate } from '../time/plain-date.ts';
import { isTaxId } from '../people/tax-id.ts';

export const GENDERS = ['male', 'female', 'other'] as const;

/** The number of digits of a one-time code. */
export const OTP_LENGTH = 4;

/** The earliest year of a date of birth. */
export const MIN_BIRTH_YEAR = 1920;

/** The names of email questions that branches defined before the type `email` existed. */
const EMAIL_FIELDS = new Set(['patientEmail', 'Email', 'patient_email']);

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export type FieldValue = string | number | boolean | null;

/** The error of a field: a code of the API's catalogue, and the bound that was violated. */
export interface FieldError {
  code: Extract<
    ErrorCode,
    | 'required'
    | 'invalid'
    | 'too_short'
    | 'too_long'
    | 'too_small'
    | 'too_large'
    | 'code_invalid'
    | 'name_invalid'
  >;
  /** The violated bound: length of a text, value of an integer, a day. */
  limit?: number | PlainDate;
}

/** Returns the error of a value, or null. Only `required` rejects an empty value. */
export type FieldRule = (value: FieldValue) => FieldError | null;

/** Returns the error of the first failing rule, or null. */
export function firstError(value: FieldValue, rules: readonly FieldRule[]): FieldError | null {
  for (const rule of rules) {
    const error = rule(value);
    if (error !== null) return error;
  }
  return null;
}

/** Rejects blank texts and unchecked boxes. */
export const required: FieldRule = (value) =>
  isEmpty(value) || value === false ? { code: 'required' } : null;

/** Accepts four digits. Rejects dashes, which stand for missing digits. */
export const oneTimeCode: FieldRule = unlessEmpty((text) =>
  text.length === OTP_LENGTH && /^\d+$/.test(text) ? null : { code: 'code_invalid' },
);

export const email = matching((text) => EMAIL.test(text));

/** Accepts a name or surname of a person. */
export const personName: FieldRule = unlessEmpty((text) =>
  isPersonName(text) ? null : { code: 'name_invalid' },
);

/** Accepts a date of birth from 1920 to `today`, the current day at the clinic. */
export function dateOfBirth(today: PlainDate): FieldRule {
  const earliest = `${MIN_BIRTH_YEAR}-01-01`;
  return unlessEmpty((text) => {
    if (!isPlainDate(text)) return { code: 'invalid' };
    if (text < earliest) return { code: 'too_small', limit: earliest };
    return text > today ? { code: 'too_large', limit: today } : null;
  });
}

export const gender = matching((text) => GENDERS.some((each) => each === text));

/** Accepts an integer within inclusive bounds; null means no bound. */
export function integer(min: number | null, max: number | null): FieldRule {
  return unlessEmpty((text) => {
    const number = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!Number.isSafeInteger(number)) return { code: 'invalid' };
    if (min !== null && number < min) return { code: 'too_small', limit: min };
    if (max !== null && number > max) return { code: 'too_large', limit: max };
    return null;
  });
}

/** Accepts a text by its trimmed length in Unicode code points. */
export function textLength(min: number | null, max: number | null): FieldRule {
  return unlessEmpty((text) => {
    const { length } = [...text];
    if (max !== null && length > max) return { code: 'too_long', limit: max };
    if (min !== null && length < min) return { code: 'too_short', limit: min };
    return null;
  });
}

/** Accepts a tax id of the country. */
function taxId(country: CountryCode): FieldRule {
  return matching((text) => isTaxId(text, country));
}

/** Accepts a boolean. */
const boolean: FieldRule = (value) =>
  isEmpty(value) || typeof value === 'boolean' ? null : { code: 'invalid' };

type Question = Pick<
  AppointmentField,
  'param_name' | 'type' | 'is_required' | 'min_length' | 'max_length'
>;

/** The context of a rule: the country, and the current day at the clinic. */
interface RuleContext {
  country: CountryCode;
  today: PlainDate;
}

type RulesOfType = (field: Question, at: RuleContext) => readonly FieldRule[];

const boundedText: RulesOfType = ({ min_length, max_length }) => [
  textLength(min_length, max_length),
];

const RULES_OF_TYPE: Readonly<Record<Question['type'], RulesOfType>> = {
  boolean: () => [boolean],
  // Branches ask for no date other than the date of birth.
  date: (_field, { today }) => [dateOfBirth(today)],
  email: () => [email],
  gender: () => [gender],
  integer: ({ min_length, max_length }) => [integer(min_length, max_length)],
  tax_id: (field, at) => [...boundedText(field, at), taxId(at.country)],
  text: boundedText,
};

/** Returns the rules for a question of a clinic branch. */
export function rulesOf(field: Question, at: RuleContext): readonly FieldRule[] {
  const rules = EMAIL_FIELDS.has(field.param_name) ? [email] : RULES_OF_TYPE[field.type](field, at);
  return field.is_required ? [required, ...rules] : rules;
}

function isEmpty(value: FieldValue): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

function unlessEmpty(check: (text: string) => FieldError | null): FieldRule {
  return (value) => {
    if (isEmpty(value)) return null;
    return typeof value === 'boolean' ? { code: 'invalid' } : check(String(value).trim());
  };
}

function matching(isValid: (text: string) => boolean): FieldRule {
  return unlessEmpty((text) => (isValid(text) ? null : { code: 'invalid' }));
}
