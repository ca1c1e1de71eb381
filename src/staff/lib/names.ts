import { countryOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useStaffApp } from './staff-app.ts';

type Names = Readonly<Partial<Record<Language, string | undefined>>>;

/** Returns a function that selects a name in the language of the page, or in that of the country. */
export function useNameOf(): (names: Names) => string {
  const { country, language } = useStaffApp();
  const [own] = countryOf(country).locales;
  return (names) => names[language] ?? names[own] ?? Object.values(names)[0] ?? '';
}
