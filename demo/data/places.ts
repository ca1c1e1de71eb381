import type { CountryCode } from '#shared/countries/codes.ts';
import aeCities from './places/ae.json' with { type: 'json' };
import huCities from './places/hu.json' with { type: 'json' };
import kgCities from './places/kg.json' with { type: 'json' };
import kzCities from './places/kz.json' with { type: 'json' };
import roCities from './places/ro.json' with { type: 'json' };
import type { City } from './types.ts';

/** The cities with areas and streets, the main city of a country first. */
export const places: Readonly<Record<CountryCode, readonly City[]>> = {
  ae: aeCities,
  hu: huCities,
  kg: kgCities,
  kz: kzCities,
  ro: roCities,
};
