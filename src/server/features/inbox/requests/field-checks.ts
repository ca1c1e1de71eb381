import { email, firstError, required } from '#shared/domain/booking/field-rules.ts';
import { parsePhoneNumber } from '#server/features/booking/phones/parse-phone-number.ts';
import type { FieldError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

/** Checks form fields one by one and collects the field errors. */
export interface FieldChecks {
  readonly fieldErrors: FieldError[];
  /** Returns the trimmed text; reports a blank one as missing. */
  text(attr: string, value: string): string;
  /** Returns the trimmed text, or null without one. */
  email(attr: string, value: string | null | undefined): string | null;
  /** Returns the phone in E.164, or null without one. */
  phone(attr: string, value: string | null | undefined): string | null;
  consents(given: readonly string[] | undefined): string[];
}

export function fieldChecks(site: Site): FieldChecks {
  const fieldErrors: FieldError[] = [];
  const trimmed = (value: string | null | undefined) => (value ?? '').trim() || null;
  return {
    fieldErrors,
    text(attr, value) {
      const error = firstError(value, [required]);
      if (error !== null) fieldErrors.push({ code: error.code, attr });
      return value.trim();
    },
    email(attr, value) {
      const address = trimmed(value);
      const error = firstError(address, [email]);
      if (error !== null) fieldErrors.push({ code: error.code, attr });
      return address;
    },
    phone(attr, value) {
      const typed = trimmed(value);
      if (typed === null) return null;
      const number = parsePhoneNumber(typed, site.country);
      if (number === null) fieldErrors.push({ code: 'phone_invalid', attr });
      return number;
    },
    consents(given = []) {
      if (site.flags.consent && !given.includes('personal_data')) {
        fieldErrors.push({ code: 'consent_required', attr: 'consents' });
      }
      return [...new Set(given)];
    },
  };
}
