import type { ServiceLink } from '#shared/contract/catalogue/services.ts';
import type { RequestContext } from '#server/request-context.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { presentServiceLink } from '#server/features/catalogue/services/present-service.ts';

const selectServices = prepared<
  { clinic_id: number; service_id: number },
  [clinics: number[], city: number | null]
>(
  'services_of_clinics',
  `select clinic_id, service_id from doctor_listing
   where clinic_id = any ($1::integer[]) and is_active and ($2::integer is null or city_id = $2)
   group by clinic_id, service_id
   order by clinic_id, count(distinct doctor_id) desc, service_id`,
);

/** Returns the specialties of clinics by clinic id, those with the most doctors first. */
export async function specialtiesOfClinics(
  context: RequestContext,
  clinics: number[],
  city: number | undefined,
): Promise<ReadonlyMap<number, ServiceLink[]>> {
  const { serviceById } = context.site.reference.current;
  const specialties = new Map<number, ServiceLink[]>();
  for (const row of await selectServices(context.site.database.reader, [clinics, city ?? null])) {
    const service = serviceById.get(row.service_id);
    if (service?.type !== 'other') continue;
    const ofClinic = specialties.get(row.clinic_id) ?? [];
    specialties.set(row.clinic_id, ofClinic);
    ofClinic.push(presentServiceLink(context, service));
  }
  return specialties;
}
