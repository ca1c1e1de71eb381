import type { DoctorProfile } from '#shared/contract/doctors.ts';
import { ratingFacts } from '#web/lib/rating-facts.ts';

interface Addresses {
  /** The profile's own address. */
  url: string;
  /** Of the site, for the picture. */
  origin: string;
}

/** The doctor as a physician of schema.org: who, where, how patients rate. */
export function physicianFacts(
  doctor: DoctorProfile,
  { url, origin }: Addresses,
): Record<string, unknown> {
  const { name, image_url, specialties, clinic_branches, feedback_score, feedback_count } = doctor;
  return {
    '@type': 'Physician',
    name,
    url,
    ...(image_url === null ? {} : { image: new URL(image_url, origin).href }),
    medicalSpecialty: specialties.map((specialty) => specialty.name),
    location: clinic_branches.map((branch) => ({
      '@type': 'MedicalClinic',
      name: branch.name,
      address: branch.address,
      geo: {
        '@type': 'GeoCoordinates',
        latitude: branch.location.lat,
        longitude: branch.location.lng,
      },
    })),
    ...ratingFacts(feedback_score, feedback_count),
  };
}
