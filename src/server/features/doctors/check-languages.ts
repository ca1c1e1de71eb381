import type { Country } from '#shared/countries/country.ts';
import { validationError } from '#server/http/http-error.ts';

/** Refuses a comma list with a language that no doctor of the country is listed with (400). */
export function checkLanguages({ doctorLocales }: Country, languages: string | undefined): void {
  const codes = languages?.split(',') ?? [];
  if (codes.every((code) => doctorLocales.some(({ value }) => value === code))) return;
  throw validationError({ code: 'does_not_exist', attr: 'language' });
}
