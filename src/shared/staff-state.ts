import type { CountryCode } from './countries/codes.ts';
import type { StaffSite } from './countries/staff-hosts.ts';
import type { Language } from './i18n/languages.ts';

/** The data in the document of a staff page. */
export interface StaffState {
  readonly site: StaffSite;
  readonly country: CountryCode;
  readonly language: Language;
  /** The build of the staff pages; empty in development. */
  readonly build: string;
}

/** The header with the build of the staff pages that the server has, in responses of the staff API. */
export const STAFF_BUILD_HEADER = 'x-staff-build';

/** The element with that data, as JSON. */
export const STAFF_STATE_ID = 'staff-state';

/** The cookie with the language that a member of staff chose in this browser. */
export const STAFF_LANGUAGE_COOKIE = 'staff-language';
