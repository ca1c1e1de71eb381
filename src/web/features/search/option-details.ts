import type { SearchHit } from '#shared/contract/catalogue/search/search.ts';

/** The details of a result: those that its type has and the response contains. */
export interface OptionDetails {
  /** The other name that matched. */
  alias: string | undefined;
  /** The name of another city than that of the page. */
  city: string | undefined;
  /** The name of the district that the query names. */
  area: string | undefined;
  doctorCount: number | undefined;
  priceFrom: number | undefined;
  /** The specialties of a doctor. */
  specialties: readonly string[] | undefined;
  /** The name of the branch where a doctor has the first slot. */
  branch: string | undefined;
  nearestSlot: string | undefined;
  /** The address of a clinic, or the districts of several. */
  address: string | undefined;
  /** The number of addresses of a clinic in the city. */
  branchCount: number | undefined;
}

/** Returns the details of a hit, or undefined if it has none. */
export function detailsOf(
  hit: SearchHit,
  otherCity: string | undefined,
): OptionDetails | undefined {
  const details = {
    alias: hit.alternate_name,
    // A doctor has the same page in every city.
    city: hit.type === 'Doctors' ? undefined : otherCity,
    area: hit.city_area,
    doctorCount: hit.doctor_count,
    priceFrom: hit.price_from,
    specialties: hit.specialties,
    branch: hit.clinic_branch,
    nearestSlot: hit.nearest_slot_datetime,
    address: hit.address,
    branchCount: hit.branch_count,
  };
  return Object.values(details).some((value) => value !== undefined) ? details : undefined;
}
