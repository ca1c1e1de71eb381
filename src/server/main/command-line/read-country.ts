import type { CountryCode } from '#shared/countries/codes.ts';
import { ArgumentError } from './argument-error.ts';

/**
 * The country a command is for, which has to be one that is served.
 *
 * @throws ArgumentError saying which may be named.
 */
export function readCountry(text: string | undefined, served: readonly CountryCode[]): CountryCode {
  const country = served.find((code) => code === text);
  if (country === undefined) throw new ArgumentError(`--country: may be ${served.join(', ')}`);
  return country;
}
