import type { SearchHit } from '#shared/contract/catalogue/search/search.ts';

/** The details of a result: those that its type has and the response contains. */
export type OptionDetails = NonNullable<ReturnType<typeof detailsOf>>;

/** Returns the details of a hit, or undefined if it has none. */
export function detailsOf(hit: SearchHit, otherCity: string | undefined) {
  const details = {
    /** The other name that matched. */
    alias: hit.alternate_name,
    /** The name of another city than that of the page. A doctor has the same page in every city. */
    city: hit.type === 'Doctors' ? undefined : otherCity,
    /** The name of the district that the query names. */
    area: hit.city_area,
    doctorCount: hit.doctor_count,
    priceFrom: hit.price_from,
    specialties: hit.specialties,
    /** The name of the branch where a doctor has the first slot. */
    branch: hit.clinic_branch,
    nearestSlot: hit.nearest_slot_datetime,
    /** The address of a clinic, or the districts of several. */
    address: hit.address,
    /** The number of addresses of a clinic in the city. */
    branchCount: hit.branch_count,
  };
  return Object.values(details).some((value) => value !== undefined) ? details : undefined;
}
