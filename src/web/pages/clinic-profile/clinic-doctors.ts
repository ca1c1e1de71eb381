import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import type { OfferedService } from '#shared/contract/catalogue/services.ts';
import type { DoctorsListQuery } from '#web/lib/query/queries.ts';

/**
 * Returns the service that filters the doctors of a clinic; null if there is none or it is unknown.
 */
export function chosenService(
  clinic: Pick<ClinicProfile, 'specialties' | 'procedures'>,
  search: URLSearchParams,
): OfferedService | null {
  const slug = search.get('service');
  const services = [...clinic.specialties, ...clinic.procedures];
  return services.find((service) => service.slug === slug) ?? null;
}

/** Returns the API query of the doctors, which is also part of the query key. */
export function clinicDoctorsQuery(
  clinic: Pick<ClinicProfile, 'id'>,
  city: number,
  service: OfferedService | null,
): DoctorsListQuery {
  return { clinic: clinic.id, city, ...(service === null ? {} : { service: String(service.id) }) };
}
