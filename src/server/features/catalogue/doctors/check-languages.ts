import type { Country } from '#shared/countries/country.ts';
import { validationError } from '#server/http/http-error.ts';

/** Throws a 400 if the comma-separated list has a language that the country does not list. */
export function checkLanguages({ doctorLocales }: Country, languages: string | undefined): void {
  const codes = languages?.split(',') ?? [];
  if (codes.every((code) => doctorLocales.some((each) => each === code))) return;
  throw validationError({ code: 'does_not_exist', attr: 'language' });
}
