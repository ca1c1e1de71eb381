/**
 * Returns the SQL of the active insurers of the newest offer of a schedule, as an array: a doctor usually accepts the same
 * ones for each service. `schedule` is the SQL of its id.
 */
export function insurersOfNewestOffer(schedule: string): string {
  return `(select coalesce(array_agg(i.id order by i.id), '{}') from insurance i
    where i.is_active and i.id = any ((
      select newest.insurances from doctor_service newest where newest.schedule_id = ${schedule}
      order by newest.id desc limit 1)::integer[]))`;
}
