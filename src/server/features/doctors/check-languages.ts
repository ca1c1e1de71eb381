import type { Country } from '#shared/countries/country.ts';
import { invalid } from '#server/http/request-error.ts';

/** Refuses a comma list with a language that no doctor of the country is listed with (400). */
export function checkLanguages({ doctorLocales }: Country, languages: string | undefined): void {
  const codes = languages?.split(',') ?? [];
  if (codes.every((code) => doctorLocales.some(({ value }) => value === code))) return;
  throw invalid({ code: 'does_not_exist', attr: 'language' });
}
