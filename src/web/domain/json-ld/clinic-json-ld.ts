import type { OpeningHours } from '#shared/contract/catalogue/clinics.ts';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { ratingJsonLd } from './rating-json-ld.ts';

/** A branch as any page knows it: a clinic's own page knows more than a doctor's. */
interface BranchToTell extends Pick<ClinicBranch, 'name' | 'address' | 'location'> {
  feedback_score?: number | null;
  feedback_count?: number;
  opening_hours?: readonly OpeningHours[];
}

interface Surroundings {
  country: CountryCode;
  /** The name of the branch's city. */
  city: string | undefined;
  /** The absolute address of the clinic's page. */
  url?: string;
}

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A clinic branch as a medical clinic of schema.org: where it is, when it is open. */
export function clinicJsonLd(branch: BranchToTell, around: Surroundings): Record<string, unknown> {
  const { name, location, opening_hours = [] } = branch;
  return {
    '@type': 'MedicalClinic',
    name,
    ...(around.url === undefined ? {} : { url: around.url }),
    address: addressJsonLd(branch, around),
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    ...(opening_hours.length === 0
      ? {}
      : { openingHoursSpecification: opening_hours.map(openingHoursJsonLd) }),
    ...ratingJsonLd(branch.feedback_score ?? null, branch.feedback_count ?? 0),
  };
}

/** Where a branch is, as a postal address of schema.org. */
export function addressJsonLd(
  { address }: Pick<ClinicBranch, 'address'>,
  { country, city }: Pick<Surroundings, 'country' | 'city'>,
): Record<string, unknown> {
  return {
    '@type': 'PostalAddress',
    streetAddress: address,
    ...(city === undefined ? {} : { addressLocality: city }),
    addressCountry: country.toUpperCase(),
  };
}

function openingHoursJsonLd({ weekday, opens, closes }: OpeningHours): Record<string, unknown> {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${WEEKDAYS[weekday - 1]}`,
    opens,
    closes: closes === '24:00' ? '23:59' : closes,
  };
}
