import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';

/** The properties of a branch that a map needs. */
export type MapBranch = Pick<
  ClinicBranch,
  | 'id'
  | 'name'
  | 'address'
  | 'phone'
  | 'city_name'
  | 'city_area_name'
  | 'location'
  | 'closest_stations'
>;
