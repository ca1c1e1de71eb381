import type { Service } from '#shared/contract/catalogue/services.ts';

/** Returns the specialty in a URL; null if there is none or the city does not have it. */
export function readSpecialty(query: URLSearchParams, services: readonly Service[]) {
  return services.find(({ slug }) => slug === query.get('service')) ?? null;
}
