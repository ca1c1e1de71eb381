import type { DoctorLocale } from './country.ts';

const LANGUAGE_NAMES = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  hi: 'हिन्दी',
  hu: 'Magyar',
  kk: 'Қазақша',
  ky: 'Кыргызча',
  ro: 'Română',
  ru: 'Русский',
  tr: 'Türkçe',
  ur: 'اردو',
} as const;

/** Returns the languages a doctor may speak, in this order, each with its own name for itself. */
export function doctorLocales(...codes: (keyof typeof LANGUAGE_NAMES)[]): readonly DoctorLocale[] {
  return codes.map((value) => ({ value, title: LANGUAGE_NAMES[value] }));
}
