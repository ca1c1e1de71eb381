import type { LocalizedText } from '#shared/i18n/languages.ts';
import type { AppointmentField } from '#shared/contract/appointments.ts';
import type { DoctorSums } from './doctor-sums.ts';

/** A text by language; the country's languages are always present. */
export type Names = Readonly<Partial<LocalizedText>>;

export interface CityRow {
  id: number;
  slug: string;
  names: Names;
  time_zone: string;
  lat: number;
  lng: number;
}

export interface CityAreaRow {
  id: number;
  city_id: number;
  slug: string;
  names: Names;
  lat: number;
  lng: number;
  sitemap_index: boolean;
}

export interface ClinicRow {
  id: number;
  slug: string;
  names: Names;
  descriptions: Names;
}

export interface ClinicBranchRow {
  id: number;
  clinic_id: number;
  city_id: number;
  city_area_id: number | null;
  names: Names;
  addresses: Names;
  lat: number;
  lng: number;
  stations: {
    names: Names;
    distance: number;
    /** Absent in data from before it was stored. */
    location?: { lat: number; lng: number };
    lines: { name: string; colour: string }[];
  }[];
}

export interface ClinicBranchFieldRow {
  id: number;
  clinic_branch_id: number;
  param_name: string;
  titles: Names;
  type: AppointmentField['type'];
  is_required: boolean;
  min_length: number | null;
  max_length: number | null;
}

export interface InsuranceRow {
  id: number;
  name: string;
  sitemap_index: boolean;
}

export interface ServiceCategoryRow {
  id: number;
  slug: string;
  names: Names;
}

export interface ServiceRow {
  id: number;
  slug: string;
  type: 'procedure' | 'other';
  names: Names;
  alternate_names: Names | null;
  descriptions: Names;
  category_id: number | null;
  adult_service_id: number | null;
  is_primary: boolean;
  is_for_children: boolean;
  popularity: number;
  extra_service_ids: number[];
}

/** Active doctors and their minimum price; null means all places or services. */
export interface DoctorCountRow {
  city_id: number | null;
  city_area_id: number | null;
  service_id: number | null;
  doctors_count: number;
  min_price: number | null;
}

/**
 * The indexed reference data of a country. Immutable: a change creates a new one, so that a request
 * sees one consistent state.
 */
export interface Reference {
  readonly cities: readonly CityRow[];
  readonly cityById: ReadonlyMap<number, CityRow>;
  readonly areasByCity: ReadonlyMap<number, readonly CityAreaRow[]>;
  readonly areaById: ReadonlyMap<number, CityAreaRow>;
  readonly clinicById: ReadonlyMap<number, ClinicRow>;
  readonly clinicBySlug: ReadonlyMap<string, ClinicRow>;
  readonly branchById: ReadonlyMap<number, ClinicBranchRow>;
  readonly branchesByClinic: ReadonlyMap<number, readonly ClinicBranchRow[]>;
  readonly fieldsByBranch: ReadonlyMap<number, readonly ClinicBranchFieldRow[]>;
  readonly insurances: readonly InsuranceRow[];
  readonly insuranceById: ReadonlyMap<number, InsuranceRow>;
  readonly categories: readonly ServiceCategoryRow[];
  readonly services: readonly ServiceRow[];
  readonly serviceById: ReadonlyMap<number, ServiceRow>;
  readonly serviceBySlug: ReadonlyMap<string, ServiceRow>;
  readonly childServiceByAdult: ReadonlyMap<number, ServiceRow>;
  readonly doctorCounts: DoctorCounts;
  readonly leastPrices: LeastPrices;
  /** The totals of all services. */
  readonly doctorSums: DoctorSums;
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
export type LeastPrices = (where: Where) => number | null;
