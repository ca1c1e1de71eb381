import { email, firstError, required } from '#shared/domain/booking/field-rules.ts';
import { parsePhoneNumber } from '#server/features/phones/index.ts';
import type { Problem } from '#server/http/request-error.ts';
import type { Site } from '#server/site.ts';

/** Checks form fields one by one and collects the field errors. */
export interface FieldChecks {
  readonly problems: Problem[];
  /** Returns the trimmed text; a blank one is a missing field. */
  text(attr: string, value: string): string;
  /** Returns the trimmed text, or null without one. */
  email(attr: string, value: string | null | undefined): string | null;
  /** Returns the phone in E.164, or null without one. */
  phone(attr: string, value: string | null | undefined): string | null;
  consents(given: readonly string[] | undefined): string[];
}

export function fieldChecks(site: Site): FieldChecks {
  const problems: Problem[] = [];
  const filled = (value: string | null | undefined) => (value ?? '').trim() || null;
  return {
    problems,
    text(attr, value) {
      const error = firstError(value, [required]);
      if (error !== null) problems.push({ code: error.code, attr });
      return value.trim();
    },
    email(attr, value) {
      const address = filled(value);
      const error = firstError(address, [email]);
      if (error !== null) problems.push({ code: error.code, attr });
      return address;
    },
    phone(attr, value) {
      const typed = filled(value);
      if (typed === null) return null;
      const number = parsePhoneNumber(typed, site.country);
      if (number === null) problems.push({ code: 'phone_invalid', attr });
      return number;
    },
    consents(given = []) {
      if (site.flags.consent && !given.includes('personal_data')) {
        problems.push({ code: 'consent_required', attr: 'consents' });
      }
      return [...new Set(given)];
    },
  };
}
