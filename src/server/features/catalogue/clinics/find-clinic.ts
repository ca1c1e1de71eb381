import type { ClinicProfile, ClinicQuery } from '#shared/contract/catalogue/clinics.ts';
import type { RequestContext } from '#server/request-context.ts';
import { byName } from '#server/text/collation.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { presentBranchAppointment } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { presentServiceLink } from '#server/features/catalogue/services/present-service.ts';
import { notFound } from '#server/http/http-error.ts';
import { openingHoursByBranch } from './opening-hours.ts';
import { presentTotals } from './present-totals.ts';

const selectServices = prepared<
  { service_id: number; doctors_count: number; min_price: number },
  [clinic: number, city: number | null]
>(
  'services_of_clinic',
  `select service_id, count(distinct doctor_id)::integer as doctors_count, min(total) as min_price
   from doctor_listing
   where clinic_id = $1 and is_active and ($2::integer is null or city_id = $2)
   group by service_id`,
);

/**
 * Returns the profile of a clinic with all its branches. The totals of its doctors, and their services,
 * are limited to the requested city. Throws a 404 for an unknown slug.
 */
export async function findClinic(
  context: RequestContext,
  slug: string,
  query: ClinicQuery,
): Promise<ClinicProfile> {
  const { site, language } = context;
  const { clinicBySlug, branchesByClinic, doctorTotals, serviceById } = site.reference.current;
  const clinic = clinicBySlug.get(slug);
  if (clinic === undefined) throw notFound();
  const { city } = readReferenceIds(site.reference.current, query);
  const branches = branchesByClinic.get(clinic.id) ?? [];
  const { reader } = site.database;
  const [offered, hoursByBranch] = await Promise.all([
    selectServices(reader, [clinic.id, city ?? null]),
    openingHoursByBranch(
      reader,
      branches.map(({ id }) => id),
      site.clock(),
    ),
  ]);
  const servicesOf = (type: 'other' | 'procedure') =>
    offered
      .flatMap(({ service_id: id, ...totals }) => {
        const service = serviceById.get(id);
        return service?.type === type
          ? [{ ...presentServiceLink(context, service), ...totals }]
          : [];
      })
      .sort(byName(language));
  return {
    id: clinic.id,
    slug: clinic.slug,
    name: nameIn(context, clinic.names),
    description: nameIn(context, clinic.descriptions),
    logo_url: clinic.logo,
    website: clinic.website,
    ...presentTotals(doctorTotals.ofClinic(clinic.id, city)),
    clinic_branches: branches.map((branch) => ({
      ...presentBranchAppointment(context, branch),
      ...presentTotals(doctorTotals.ofBranch(branch.id)),
      opening_hours: hoursByBranch.get(branch.id) ?? [],
    })),
    specialties: servicesOf('other'),
    procedures: servicesOf('procedure'),
  };
}
