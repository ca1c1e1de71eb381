import type { DoctorProfile } from '#shared/contract/catalogue/doctors.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { addressJsonLd, clinicJsonLd } from '#web/domain/json-ld/clinic-json-ld.ts';
import { ratingJsonLd } from '#web/domain/json-ld/rating-json-ld.ts';

interface JsonLdContext {
  /** The canonical URL of the profile. */
  url: string;
  /** The origin of the site, for the image. */
  origin: string;
  country: CountryCode;
  cities: readonly City[];
}

/** Returns the JSON-LD of a doctor as a physician: name, branch, rating. */
export function physicianJsonLd(
  doctor: DoctorProfile,
  { url, origin, country, cities }: JsonLdContext,
): Record<string, unknown> {
  const { name, image_url, specialties, clinic_branches, feedback_score, feedback_count } = doctor;
  const cityOf = (id: number) => cities.find((city) => city.id === id)?.name;
  const [first] = clinic_branches;
  return {
    '@type': 'Physician',
    '@id': `${url}#physician`,
    name,
    url,
    ...(image_url === null ? {} : { image: new URL(image_url, origin).href }),
    medicalSpecialty: specialties.map((specialty) => specialty.name),
    // Search engines treat a physician as a local business, which needs an address.
    ...(first === undefined
      ? {}
      : { address: addressJsonLd(first, { country, city: cityOf(first.city) }) }),
    location: clinic_branches.map((branch) =>
      clinicJsonLd(branch, { country, city: cityOf(branch.city) }),
    ),
    ...ratingJsonLd(feedback_score, feedback_count),
  };
}
