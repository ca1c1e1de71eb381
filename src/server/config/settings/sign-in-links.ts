import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import type { Country } from '#shared/countries/country.ts';
import { readLink, type Variables } from '../read-variables.ts';

/** The sign-in URLs for patients and clinics of a country, if set. */
export type SignInLinks = Pick<Country, 'clinicCabinetUrl' | 'patientLoginUrl'>;

/** Reads `PATIENT_LOGIN_URL_HU` and `CLINIC_CABINET_URL_HU`, which override the country's settings. */
export function readSignInLinks(
  env: Variables,
): Readonly<Partial<Record<CountryCode, SignInLinks>>> {
  const links: Partial<Record<CountryCode, SignInLinks>> = {};
  for (const country of COUNTRY_CODES) {
    const patientLoginUrl = readLink(env, `PATIENT_LOGIN_URL_${country.toUpperCase()}`);
    const clinicCabinetUrl = readLink(env, `CLINIC_CABINET_URL_${country.toUpperCase()}`);
    if (patientLoginUrl === undefined && clinicCabinetUrl === undefined) continue;
    links[country] = {
      ...(patientLoginUrl === undefined ? {} : { patientLoginUrl }),
      ...(clinicCabinetUrl === undefined ? {} : { clinicCabinetUrl }),
    };
  }
  return links;
}
