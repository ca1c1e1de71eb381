import type { Service } from '#shared/contract/catalogue/services.ts';

/** The maximum number of specialties in a short list. */
const MAX_POPULAR = 12;

interface AvailableSpecialties {
  /** The twelve specialties with the most doctors, those with more doctors first. */
  popular: Service[];
  /** The others in the order of the API: by name. */
  others: Service[];
}

/** Returns the specialties that have doctors in the city. */
export function availableSpecialties(services: readonly Service[]): AvailableSpecialties {
  const available = services.filter((service) => service.doctors_count > 0);
  const popular = available
    .toSorted((a, b) => b.doctors_count - a.doctors_count)
    .slice(0, MAX_POPULAR);
  return { popular, others: available.filter((service) => !popular.includes(service)) };
}
