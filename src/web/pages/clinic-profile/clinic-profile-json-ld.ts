import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { largestLogoUrl } from '#shared/domain/catalogue/pictures/logo.ts';
import { clinicJsonLd } from '#web/domain/json-ld/clinic-json-ld.ts';
import { ratingJsonLd } from '#web/domain/json-ld/rating-json-ld.ts';

interface JsonLdContext {
  /** The canonical URL of the profile. */
  url: string;
  country: CountryCode;
  city: City;
}

/**
 * Returns the JSON-LD of a clinic: its first branch in the city, with the others as departments.
 */
export function clinicProfileJsonLd(
  clinic: ClinicProfile,
  { url, country, city }: JsonLdContext,
): Record<string, unknown> {
  const [first, ...others] = clinic.clinic_branches
    .filter((branch) => branch.city === city.id)
    .map((branch) => clinicJsonLd(branch, { country, city: city.name, url }));
  const { name, description, logo_url: logo, specialties } = clinic;
  return {
    ...first,
    '@id': `${url}#clinic`,
    name,
    ...(description === '' ? {} : { description }),
    ...(logo === null ? {} : { logo: new URL(largestLogoUrl(logo), url).href }),
    medicalSpecialty: specialties.map((specialty) => specialty.name),
    ...(others.length === 0 ? {} : { department: others }),
    ...ratingJsonLd(clinic.feedback_score, clinic.feedback_count),
  };
}
