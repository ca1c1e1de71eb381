import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import type { OfferedService } from '#shared/contract/catalogue/services.ts';
import type { DoctorsListQuery } from '#web/lib/query/queries.ts';

/** The service by which the doctors of a clinic are narrowed; an unknown one is none. */
export function chosenService(
  clinic: Pick<ClinicProfile, 'specialties' | 'procedures'>,
  search: URLSearchParams,
): OfferedService | null {
  const slug = search.get('service');
  const services = [...clinic.specialties, ...clinic.procedures];
  return services.find((service) => service.slug === slug) ?? null;
}

/** What the API is asked for; also the key under which the answer is kept. */
export function clinicDoctorsQuery(
  clinic: Pick<ClinicProfile, 'id'>,
  city: number,
  service: OfferedService | null,
): DoctorsListQuery {
  return { clinic: clinic.id, city, ...(service === null ? {} : { service: String(service.id) }) };
}
