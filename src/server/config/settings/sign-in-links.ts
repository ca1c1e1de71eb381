import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import type { Country } from '#shared/countries/country.ts';
import { readLink, type Variables } from '../read-variables.ts';

/** Where patients and clinics of a country sign in, as far as the operator says so. */
export type SignInLinks = Pick<Country, 'clinicCabinetUrl' | 'patientLoginUrl'>;

/** `PATIENT_LOGIN_URL_HU` and `CLINIC_CABINET_URL_HU`, in place of what the country's table says. */
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
