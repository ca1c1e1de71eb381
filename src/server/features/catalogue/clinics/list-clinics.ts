import { endpoints } from '#shared/contract/endpoints.ts';
import type { Clinic, ClinicOrdering, ClinicsQuery } from '#shared/contract/catalogue/clinics.ts';
import type { Page } from '#shared/contract/common.ts';
import { distanceMetres } from '#shared/domain/catalogue/places/distance.ts';
import type { RequestContext } from '#server/request-context.ts';
import { byName } from '#server/text/collation.ts';
import { presentClinicBranch } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import {
  totalDoctorsOfServices,
  type DoctorTotals,
} from '#server/features/catalogue/reference/doctor-totals.ts';
import type { ClinicBranchRow, ClinicRow } from '#server/features/catalogue/reference/reference.ts';
import { parseIds } from '#server/http/id-list.ts';
import { pageOf, sliceOf } from '#server/http/pagination.ts';
import { positionOf } from '#server/http/position-params.ts';
import { byPrice, byRating } from './compare-totals.ts';
import { nameMatcher } from './match-name.ts';
import { openingHoursByBranch } from './opening-hours.ts';
import { presentTotals } from './present-totals.ts';
import { specialtiesOfClinics } from './specialties-of-clinics.ts';

const DEFAULT_LIMIT = 20;

interface Found {
  clinic: ClinicRow;
  name: string;
  branches: readonly ClinicBranchRow[];
  totals: DoctorTotals;
  /** Metres to the nearest branch; 0 without a position. */
  distance: number;
}

/**
 * Lists clinics with a branch in the requested city or district and with a doctor there for one of the
 * requested services. The totals of their doctors are limited to the same place and services.
 */
export async function listClinics(
  context: RequestContext,
  query: ClinicsQuery,
): Promise<Page<Clinic>> {
  const { site, language } = context;
  const { current } = site.reference;
  const { ordering = 'default' } = query;
  const from = positionOf(query, ordering === 'distance');
  const {
    city_area: area,
    city = current.areaById.get(area ?? 0)?.city_id,
    service: services,
  } = readReferenceIds(current, { ...query, service: parseIds(query.service) });
  const totals =
    services === null
      ? current.doctorTotals
      : await totalDoctorsOfServices(site.database.reader, services, city);
  const hasName = nameMatcher(query.search);

  const found = [...current.clinicById.values()].flatMap((clinic): Found[] => {
    const branches = (current.branchesByClinic.get(clinic.id) ?? []).filter(
      (branch) =>
        (city === undefined || branch.city_id === city) &&
        (area === undefined || branch.city_area_id === area) &&
        (services === null || totals.ofBranch(branch.id).doctors_count > 0),
    );
    if (branches.length === 0 || !hasName(clinic.names)) return [];
    const distances = from === undefined ? [0] : branches.map((to) => distanceMetres(from, to));
    return [
      {
        clinic,
        name: nameIn(context, clinic.names),
        branches,
        totals:
          area === undefined ? totals.ofClinic(clinic.id, city) : totals.ofArea(clinic.id, area),
        distance: Math.min(...distances),
      },
    ];
  });
  const compareNames = byName(language);
  const compare = {
    default: (a: Found, b: Found) => byRating(a.totals, b.totals) || compareNames(a, b),
    rating: (a: Found, b: Found) => byRating(a.totals, b.totals) || compareNames(a, b),
    name: compareNames,
    price: (a: Found, b: Found) => byPrice(a.totals, b.totals) || compareNames(a, b),
    distance: (a: Found, b: Found) => a.distance - b.distance || compareNames(a, b),
  } satisfies Record<ClinicOrdering, (a: Found, b: Found) => number>;
  found.sort((a, b) => compare[ordering](a, b) || a.clinic.id - b.clinic.id);

  const page = sliceOf(found, query, DEFAULT_LIMIT);
  const ids = page.map(({ clinic }) => clinic.id);
  const [specialties, hoursByBranch] = await Promise.all([
    specialtiesOfClinics(context, ids, city),
    openingHoursByBranch(
      site.database.reader,
      page.flatMap(({ branches }) => branches.map(({ id }) => id)),
      site.clock(),
    ),
  ]);
  const results = page.map(({ clinic, name, branches, totals }): Clinic => ({
    id: clinic.id,
    slug: clinic.slug,
    name,
    description: nameIn(context, clinic.descriptions),
    logo_url: clinic.logo,
    ...presentTotals(totals),
    clinic_branches: branches.map((branch) => ({
      ...presentClinicBranch(context, branch, from),
      opening_hours: hoursByBranch.get(branch.id) ?? [],
    })),
    specialties: specialties.get(clinic.id) ?? [],
  }));
  return pageOf(endpoints.clinics.path, query, DEFAULT_LIMIT, found.length, results);
}
