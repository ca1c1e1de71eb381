import type { CountryCode } from '#shared/countries/codes.ts';
import { careersOfEmirates } from './ae.ts';
import { careersOfHungary } from './hu.ts';
import careersOfKazakhstan from './kz.json' with { type: 'json' };
import { careersOfKyrgyzstan } from './kg.ts';
import careersOfRomania from './ro.json' with { type: 'json' };
import type { CareerPlaces } from '../types.ts';

/** The places of careers by country. */
export const careerPlaces: Readonly<Record<CountryCode, CareerPlaces>> = {
  ae: careersOfEmirates,
  hu: careersOfHungary,
  kg: careersOfKyrgyzstan,
  kz: careersOfKazakhstan,
  ro: careersOfRomania,
};
