import type { LocalizedText } from '#shared/i18n/languages.ts';
import type { AppointmentField } from '#shared/contract/appointments.ts';

/** A text that may lack some languages; the country's own are always there. */
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
  sitemap_index: boolean;
}

export interface ClinicRow {
  id: number;
  slug: string;
  names: Names;
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
  stations: { names: Names; distance: number; lines: { name: string; colour: string }[] }[];
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

export interface ServiceRow {
  id: number;
  slug: string;
  type: 'procedure' | 'other';
  names: Names;
  alternate_names: Names | null;
  descriptions: Names;
  adult_service_id: number | null;
  is_primary: boolean;
  is_for_children: boolean;
  popularity: number;
  extra_service_ids: number[];
}

/** A count of active doctors; null stands for all of them. */
export interface DoctorCountRow {
  city_id: number | null;
  city_area_id: number | null;
  service_id: number | null;
  doctors_count: number;
}

/**
 * The reference data of a country, indexed the way it is asked for. Immutable: a change makes a
 * new one, so that a request sees one state from beginning to end.
 */
export interface Reference {
  readonly cities: readonly CityRow[];
  readonly cityById: ReadonlyMap<number, CityRow>;
  readonly areasByCity: ReadonlyMap<number, readonly CityAreaRow[]>;
  readonly areaById: ReadonlyMap<number, CityAreaRow>;
  readonly clinicById: ReadonlyMap<number, ClinicRow>;
  readonly branchById: ReadonlyMap<number, ClinicBranchRow>;
  readonly fieldsByBranch: ReadonlyMap<number, readonly ClinicBranchFieldRow[]>;
  readonly insurances: readonly InsuranceRow[];
  readonly insuranceById: ReadonlyMap<number, InsuranceRow>;
  readonly services: readonly ServiceRow[];
  readonly serviceById: ReadonlyMap<number, ServiceRow>;
  readonly serviceBySlug: ReadonlyMap<string, ServiceRow>;
  readonly childServiceByAdult: ReadonlyMap<number, ServiceRow>;
  readonly doctorCounts: DoctorCounts;
}

/** How many active doctors there are; what is left out stands for all. */
export type DoctorCounts = (where: {
  city?: number | undefined;
  cityArea?: number | undefined;
  service?: number | undefined;
}) => number;
