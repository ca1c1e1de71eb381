import { email, firstError, required } from '#shared/domain/booking/field-rules.ts';
import {
  parsePhoneNumber,
  phoneNumberError,
} from '#server/features/booking/phones/parse-phone-number.ts';
import type { FieldError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

/** Returns checks of form fields that collect the field errors. */
export function fieldChecks(site: Site) {
  const fieldErrors: FieldError[] = [];
  const trimmed = (value: string | null | undefined) => (value ?? '').trim() || null;
  return {
    fieldErrors,
    /** Returns the trimmed text; reports a blank one as missing. */
    text(attr: string, value: string) {
      const error = firstError(value, [required]);
      if (error !== null) fieldErrors.push({ code: error.code, attr });
      return value.trim();
    },
    /** Returns the trimmed text, or null without one. */
    email(attr: string, value: string | null | undefined) {
      const address = trimmed(value);
      const error = firstError(address, [email]);
      if (error !== null) fieldErrors.push({ code: error.code, attr });
      return address;
    },
    /** Returns the phone in E.164, or null without one. */
    phone(attr: string, value: string | null | undefined) {
      const typed = trimmed(value);
      if (typed === null) return null;
      const number = parsePhoneNumber(typed, site.country);
      if (number === null) fieldErrors.push(phoneNumberError(attr));
      return number;
    },
    consents(given: readonly string[] = []) {
      if (site.flags.consent && !given.includes('personal_data')) {
        fieldErrors.push({ code: 'consent_required', attr: 'consents' });
      }
      return [...new Set(given)];
    },
  };
}
