import type { Service } from '#shared/contract/catalogue/services.ts';

/** The maximum number of specialties in a short list. */
const MAX_POPULAR = 12;

export interface AvailableSpecialty {
  service: Service;
  /** True for the twelve specialties with the most doctors. */
  isPopular: boolean;
}

/** Returns the specialties that have doctors in the city, in the order of the API: by name. */
export function availableSpecialties(services: readonly Service[]): AvailableSpecialty[] {
  const available = services.filter((service) => service.doctors_count > 0);
  const popular = new Set(
    available.toSorted((a, b) => b.doctors_count - a.doctors_count).slice(0, MAX_POPULAR),
  );
  return available.map((service) => ({ service, isPopular: popular.has(service) }));
}
