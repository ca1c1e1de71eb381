import type { Names, Tables } from '#server/db/tables.ts';
import type { DoctorTotalsIndex } from './doctor-totals.ts';

export type { Names };

/** The columns of a row that may be hidden or merged. */
type Merged = 'is_active' | 'merged_into_id';

export interface CityRow extends Omit<Tables['city'], 'position' | Merged> {
  /** The names of cities that were merged into it, which the search knows. */
  merged_names: Names[];
}

export type CityAreaRow = Omit<Tables['city_area'], Merged>;
export type ClinicRow = Tables['clinic'];
export type ClinicBranchFieldRow = Omit<Tables['clinic_branch_field'], 'position'>;
export type InsuranceRow = Omit<Tables['insurance'], 'name' | 'names' | 'starter_key' | Merged> & {
  names: Names;
};
export type ServiceCategoryRow = Omit<
  Tables['service_category'],
  'position' | 'alternate_names' | Merged
>;

export interface ClinicBranchRow extends Omit<Tables['clinic_branch'], 'stations'> {
  stations: {
    names: Names;
    distance: number;
    /** Absent in rows written before it was stored. */
    location?: { lat: number; lng: number };
    lines: { name: string; colour: string }[];
  }[];
}

export type ServiceRow = Omit<Tables['service'], Merged | 'preparation'> & {
  extra_service_ids: number[];
};

/** Active doctors and their minimum price; null means all places or services. */
export interface DoctorCountRow {
  city_id: number | null;
  city_area_id: number | null;
  service_id: number | null;
  doctors_count: number;
  min_price: number | null;
}

/** A day on which branches are closed, unless they have chosen otherwise. */
export type HolidayRow = Pick<Tables['holiday'], 'day' | 'names'>;

/**
 * The indexed reference data of a country. Immutable: a change creates a new one, so that a request
 * sees one consistent state. Lists have the active rows. Ids and slugs of merged rows, and slugs that a
 * row had before, lead to the row that has their place now.
 */
export interface Reference {
  readonly cities: readonly CityRow[];
  readonly cityById: ReadonlyMap<number, CityRow>;
  readonly cityBySlug: ReadonlyMap<string, CityRow>;
  readonly areasByCity: ReadonlyMap<number, readonly CityAreaRow[]>;
  readonly areaById: ReadonlyMap<number, CityAreaRow>;
  /** By city and slug, as `areaKey` joins them. */
  readonly areaBySlug: ReadonlyMap<string, CityAreaRow>;
  readonly clinicById: ReadonlyMap<number, ClinicRow>;
  /** Without drafts, as `branchesByClinic`. */
  readonly clinicBySlug: ReadonlyMap<string, ClinicRow>;
  readonly branchById: ReadonlyMap<number, ClinicBranchRow>;
  readonly branchesByCity: ReadonlyMap<number, readonly ClinicBranchRow[]>;
  readonly branchesByClinic: ReadonlyMap<number, readonly ClinicBranchRow[]>;
  /** The ids of the questions for a date of birth. */
  readonly dateFields: ReadonlySet<number>;
  readonly fieldsByBranch: ReadonlyMap<number, readonly ClinicBranchFieldRow[]>;
  /** Public holidays and moved days off, by day. */
  readonly holidays: readonly HolidayRow[];
  /** Those that a doctor accepts. */
  readonly insurances: readonly InsuranceRow[];
  readonly insuranceById: ReadonlyMap<number, InsuranceRow>;
  readonly categories: readonly ServiceCategoryRow[];
  readonly services: readonly ServiceRow[];
  readonly serviceById: ReadonlyMap<number, ServiceRow>;
  readonly serviceBySlug: ReadonlyMap<string, ServiceRow>;
  readonly childServiceByAdult: ReadonlyMap<number, ServiceRow>;
  readonly doctorCounts: DoctorCounts;
  readonly minPrices: MinPrices;
  /** The totals of all services. */
  readonly doctorTotals: DoctorTotalsIndex;
}

/** A missing key means all. */
interface Where {
  city?: number | undefined;
  cityArea?: number | undefined;
  service?: number | undefined;
}

/** The number of active doctors. */
export type DoctorCounts = (where: Where) => number;

/** The minimum price, or null if no doctor offers the service. */
export type MinPrices = (where: Where) => number | null;
