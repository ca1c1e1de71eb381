/** The attributes of hits that the index does not hold: a search reads them if it names them. */
export const SEARCH_DETAILS = [
  'doctor_count',
  'price_from',
  'image_url',
  'specialties',
  'clinic_branch',
  'nearest_slot_datetime',
] as const;

export type SearchDetail = (typeof SEARCH_DETAILS)[number];
