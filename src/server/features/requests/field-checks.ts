import { email, firstError, required } from '#shared/domain/booking/field-rules.ts';
import { parsePhoneNumber } from '#server/features/phones/index.ts';
import type { Problem } from '#server/http/request-error.ts';
import type { Site } from '#server/site.ts';

/** Fields that people fill in, checked one by one; every problem found is kept. */
export interface FieldChecks {
  readonly problems: Problem[];
  /** Trimmed; a blank one is missing. */
  text(attr: string, value: string): string;
  /** Trimmed, or null where it is left out. */
  email(attr: string, value: string | null | undefined): string | null;
  /** E.164, or null where it is left out. */
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
