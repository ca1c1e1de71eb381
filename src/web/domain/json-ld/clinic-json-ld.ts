import type { OpeningHours } from '#shared/contract/catalogue/clinics.ts';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { ratingJsonLd } from './rating-json-ld.ts';

/** A branch. Only the page of its clinic provides the optional properties. */
interface DescribedBranch extends Pick<ClinicBranch, 'name' | 'address' | 'phone' | 'location'> {
  feedback_score?: number | null;
  feedback_count?: number;
  opening_hours?: readonly OpeningHours[];
}

interface Place {
  country: CountryCode;
  /** The name of the branch's city. */
  city: string | undefined;
  /** The absolute URL of the clinic's page. */
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

/** Describes a clinic branch as a schema.org `MedicalClinic`. */
export function clinicJsonLd(branch: DescribedBranch, place: Place): Record<string, unknown> {
  const { name, phone, location, opening_hours = [] } = branch;
  return {
    '@type': 'MedicalClinic',
    name,
    ...(place.url === undefined ? {} : { url: place.url }),
    ...(phone === null ? {} : { telephone: phone }),
    address: addressJsonLd(branch, place),
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    ...(opening_hours.length === 0
      ? {}
      : { openingHoursSpecification: opening_hours.map(openingHoursJsonLd) }),
    ...ratingJsonLd(branch.feedback_score ?? null, branch.feedback_count ?? 0),
  };
}

/** Describes the address of a branch as a schema.org `PostalAddress`. */
export function addressJsonLd(
  { address }: Pick<ClinicBranch, 'address'>,
  { country, city }: Pick<Place, 'country' | 'city'>,
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
