import type { Service } from '#shared/contract/catalogue/services.ts';

/** The maximum number of specialties in a short list. */
const MAX_POPULAR = 12;

/**
 * Returns the specialties that have doctors in the city: the twelve with the most doctors, those
 * with more doctors first, and the others in the order of the API: by name.
 */
export function availableSpecialties(services: readonly Service[]) {
  const available = services.filter((service) => service.doctors_count > 0);
  const popular = available
    .toSorted((a, b) => b.doctors_count - a.doctors_count)
    .slice(0, MAX_POPULAR);
  return { popular, others: available.filter((service) => !popular.includes(service)) };
}
