import type { CountryCode } from '#shared/countries/codes.ts';
import { aeCities } from './places/ae.ts';
import { huCities } from './places/hu.ts';
import { kgCities } from './places/kg.ts';
import { kzCities } from './places/kz.ts';
import { roCities } from './places/ro.ts';
import type { City } from './types.ts';

/** The cities with areas and streets, the main city of a country first. */
export const places: Readonly<Record<CountryCode, readonly City[]>> = {
  ae: aeCities,
  hu: huCities,
  kg: kgCities,
  kz: kzCities,
  ro: roCities,
};
