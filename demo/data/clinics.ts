import type { CountryCode } from '#shared/countries/codes.ts';
import { aeClinics } from './clinics/ae.ts';
import { huClinics } from './clinics/hu.ts';
import { kgClinics } from './clinics/kg.ts';
import { kzClinics } from './clinics/kz.ts';
import { roClinics } from './clinics/ro.ts';
import type { ClinicBrand } from './types.ts';

export { insurers } from './clinics/insurers.ts';

/** The fictional clinics by country, with names in each of its locales. */
export const clinics: Readonly<Record<CountryCode, readonly ClinicBrand[]>> = {
  ae: aeClinics,
  hu: huClinics,
  kg: kgClinics,
  kz: kzClinics,
  ro: roClinics,
};
