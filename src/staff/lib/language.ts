import type { Language } from '#shared/i18n/languages.ts';
import { STAFF_LANGUAGE_COOKIE } from '#shared/staff-state.ts';

const YEAR_SECONDS = 365 * 86_400;

/** Remembers a language in this browser and shows the page in it. */
export function chooseLanguage(language: Language): void {
  document.cookie = `${STAFF_LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=strict`;
  location.reload();
}
