import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';

/** What a map shows of a clinic branch. */
export type MapBranch = Pick<
  ClinicBranch,
  'id' | 'name' | 'address' | 'location' | 'closest_stations'
>;
