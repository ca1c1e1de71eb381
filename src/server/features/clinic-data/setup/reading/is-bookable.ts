/**
 * Returns the SQL condition that patients find a time in a listing `l`.
 *
 * @param listings the condition that chooses the listings
 */
export const isBookable = (listings: string) => `exists (
  select from doctor_listing l
  join schedule_avail a on a.schedule_id = l.schedule_id and a.steps = l.steps
  where ${listings} and l.is_active and a.nearest_at is not null)`;
