import type { Service } from '#shared/contract/services.ts';

/** How many a short list has. */
const SHORT = 12;

/**
 * The specialties that have doctors in the city, by name as the API gives them. A short list keeps
 * those with most doctors.
 */
export function specialtiesToShow(
  services: readonly Service[],
  isShort: boolean,
): { shown: readonly Service[]; hidden: number } {
  const available = services.filter((service) => service.doctors_count > 0);
  if (!isShort || available.length <= SHORT) return { shown: available, hidden: 0 };
  const largest = new Set(
    [...available].sort((a, b) => b.doctors_count - a.doctors_count).slice(0, SHORT),
  );
  return {
    shown: available.filter((service) => largest.has(service)),
    hidden: available.length - SHORT,
  };
}
