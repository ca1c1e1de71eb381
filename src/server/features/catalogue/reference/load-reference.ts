import type { Database } from '#server/db/database.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { activeRows, byLiveId, bySlug, type FormerSlugRow } from './former-names.ts';
import { countDoctors } from './doctor-counts.ts';
import { totalDoctors } from './doctor-totals.ts';
import type {
  CityAreaRow,
  CityRow,
  ClinicBranchFieldRow,
  ClinicBranchRow,
  ClinicRow,
  DoctorCountRow,
  HolidayRow,
  InsuranceRow,
  Reference,
  ServiceCategoryRow,
  ServiceRow,
} from './reference.ts';

type Merged = Pick<Tables['service'], 'is_active' | 'merged_into_id'>;

const selectCities = prepared<CityRow & Merged>(
  'reference_cities',
  `select id, slug, names, locative_names, time_zone, lat, lng, is_active, merged_into_id,
     coalesce((select jsonb_agg(m.names order by m.id) from city m where m.merged_into_id = c.id), '[]')
       as merged_names
   from city c order by position, id`,
);
const selectAreas = prepared<CityAreaRow & Merged>(
  'reference_areas',
  `select id, city_id, slug, names, lat, lng, sitemap_index, is_active, merged_into_id
   from city_area order by id`,
);
const selectClinics = prepared<ClinicRow>(
  'reference_clinics',
  'select id, slug, names, descriptions, logo, website, is_draft from clinic order by id',
);
const selectBranches = prepared<ClinicBranchRow>(
  'reference_branches',
  `select id, clinic_id, city_id, city_area_id, names, addresses, phone, lat, lng, stations,
     parking, directions, is_wheelchair_accessible, cancel_hours
   from clinic_branch order by id`,
);
const selectFields = prepared<ClinicBranchFieldRow>(
  'reference_fields',
  `select id, clinic_branch_id, param_name, titles, type, is_required, min_length, max_length
   from clinic_branch_field order by clinic_branch_id, position, id`,
);
const selectInsurances = prepared<InsuranceRow & Merged & { is_accepted: boolean }>(
  'reference_insurances',
  `select id, coalesce(names, jsonb_build_object('en', name)) as names, sitemap_index,
     is_active, merged_into_id,
     id in (select unnest(insurances) from doctor_listing where is_active) as is_accepted
   from insurance order by id`,
);
const selectHolidays = prepared<HolidayRow>(
  'reference_holidays',
  `select day, names from holiday where kind in ('closed', 'moved_rest') order by day`,
);
const selectCategories = prepared<ServiceCategoryRow>(
  'reference_categories',
  'select id, slug, names from service_category where is_active order by position, id',
);
const selectServices = prepared<ServiceRow & Merged>(
  'reference_services',
  `select id, slug, type, names, alternate_names, plural_names, consultation_names, descriptions,
     category_id, adult_service_id, is_primary, is_for_children, popularity, is_active,
     merged_into_id,
     array(select x.extra_service_id from service_extra x where x.service_id = s.id order by 1)
       as extra_service_ids
   from service s order by popularity desc, id`,
);
const selectFormerSlugs = prepared<FormerSlugRow>(
  'reference_former_slugs',
  'select kind, slug, row_id from former_slug',
);
const selectDoctorCounts = prepared<DoctorCountRow>(
  'reference_doctor_counts',
  `select case when grouping(city_id) = 0 then city_id end as city_id,
     case when grouping(city_area_id) = 0 then city_area_id end as city_area_id,
     case when grouping(service_id) = 0 then service_id end as service_id,
     count(distinct doctor_id)::integer as doctors_count, min(total) as min_price
   from doctor_listing where is_active
   group by grouping sets ((service_id), (city_id), (city_id, service_id),
     (city_id, city_area_id, service_id))
   having grouping(city_area_id) = 1 or city_area_id is not null`,
);

/** Loads all reference data of a country: a few thousand rows. */
export async function loadReference({ pool }: Database): Promise<Reference> {
  const [
    allCities,
    allAreas,
    clinics,
    branches,
    fields,
    holidays,
    allInsurances,
    categories,
    allServices,
    formerSlugs,
    counts,
    doctorTotals,
  ] = await Promise.all([
    selectCities(pool),
    selectAreas(pool),
    selectClinics(pool),
    selectBranches(pool),
    selectFields(pool),
    selectHolidays(pool),
    selectInsurances(pool),
    selectCategories(pool),
    selectServices(pool),
    selectFormerSlugs(pool),
    selectDoctorCounts(pool),
    totalDoctors(pool),
  ]);
  const former = Map.groupBy(formerSlugs, ({ kind }) => kind);
  const cities = byId(activeRows(allCities));
  const cityById = byLiveId(allCities);
  const areas = activeRows(allAreas);
  const areaById = byLiveId(allAreas);
  const services = activeRows(allServices);
  const serviceById = byLiveId(allServices);
  const clinicById = byId(clinics);
  const published = clinics.filter((clinic) => !clinic.is_draft);
  return {
    cities: [...cities.values()],
    cityById,
    cityBySlug: bySlug(allCities, former.get('city') ?? [], cityById),
    areasByCity: Map.groupBy(areas, (area) => area.city_id),
    areaById,
    areaBySlug: bySlug(allAreas, former.get('city_area') ?? [], areaById, areaKey),
    clinicById,
    clinicBySlug: new Map(published.map((clinic) => [clinic.slug, clinic])),
    branchById: byId(branches),
    branchesByCity: Map.groupBy(branches, (branch) => branch.city_id),
    branchesByClinic: Map.groupBy(
      branches.filter(
        (branch) =>
          cities.has(branch.city_id) && clinicById.get(branch.clinic_id)?.is_draft !== true,
      ),
      (branch) => branch.clinic_id,
    ),
    dateFields: new Set(fields.filter(({ type }) => type === 'date').map(({ id }) => id)),
    fieldsByBranch: Map.groupBy(fields, (field) => field.clinic_branch_id),
    holidays,
    insurances: activeRows(allInsurances).filter((insurance) => insurance.is_accepted),
    insuranceById: byLiveId(allInsurances),
    categories,
    services,
    serviceById,
    serviceBySlug: bySlug(allServices, former.get('service') ?? [], serviceById),
    childServiceByAdult: new Map(
      services.flatMap((service) =>
        service.adult_service_id === null ? [] : [[service.adult_service_id, service]],
      ),
    ),
    ...countDoctors(counts),
    doctorTotals,
  };
}

/** Returns the key of a district in `areaBySlug`. */
export function areaKey({ city_id: city }: { city_id: number }, slug: string): string {
  return `${city} ${slug}`;
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
