import type { Language } from '#shared/i18n/languages.ts';

const SURNAME_FIRST: readonly Language[] = ['hu'];

/** Whether a language puts a person's surname before the given name. */
export function isSurnameFirst(language: Language): boolean {
  return SURNAME_FIRST.includes(language);
}
