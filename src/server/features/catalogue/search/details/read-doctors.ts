import type { SearchDetails } from '#shared/contract/catalogue/search/search.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';
import type { DetailContext, ShownDoc } from './detail-context.ts';

interface DoctorRow {
  portrait: string | null;
  specialty_ids: number[];
  /** Null if the doctor has no services in the city. */
  clinic_branch_id: number | null;
  nearest_at: Date | null;
  time_zone: string | null;
}

/** Selects the doctors ($1) with the branch of each in a city ($2) that has the first slot after $3. */
const selectDoctors = prepared<DoctorRow, [doctors: number[], cities: number[], now: Date]>(
  'searched_doctors',
  `select d.portrait, soonest.clinic_branch_id, soonest.nearest_at, soonest.time_zone,
     array(
       select ds.service_id from doctor_service ds
       where ds.doctor_id = d.id and ds.type = 'initial-appointment' and ds.is_active
       group by ds.service_id order by min(ds.id)) as specialty_ids
   from unnest($1::integer[], $2::integer[]) with ordinality shown (doctor_id, city_id, position)
   left join doctor d on d.id = shown.doctor_id
   left join lateral (
     select l.clinic_branch_id, s.time_zone, case
         when a.bookable_until < $3
         then next_start(s.id, l.steps, bookable_from(s, $3))
         else a.nearest_at
       end as nearest_at
     from doctor_listing l
     join schedule s on s.id = l.schedule_id
     left join schedule_avail a on a.schedule_id = l.schedule_id and a.steps = l.steps
     where l.doctor_id = shown.doctor_id and l.city_id = shown.city_id and l.is_active
     order by 3 nulls last, l.total, l.doctor_service_id
     limit 1) soonest on true
   order by shown.position`,
);

/** Reads the picture, the specialties, the branch with the first slot and that slot of doctors. */
export async function readDoctors(
  context: DetailContext,
  docs: readonly ShownDoc[],
): Promise<SearchDetails[]> {
  if (docs.length === 0) return [];
  const ids = docs.map(({ entity }) => entity);
  const cities = docs.map(({ city }) => city);
  const { site } = context;
  const now = new Date(site.clock());
  const rows = await selectDoctors(site.database.readerOf(ids), [ids, cities, now]);
  const { serviceById, branchById } = site.reference.current;
  const text = (names: Names) => nameIn(context, names);
  return rows.map((row) => {
    const branch = branchById.get(row.clinic_branch_id ?? 0);
    const services = row.specialty_ids.flatMap((id) => serviceById.get(id) ?? []);
    return {
      specialties: services.map(({ names }) => text(names)),
      ...(row.portrait === null ? {} : { image_url: row.portrait }),
      ...(branch === undefined ? {} : { clinic_branch: text(branch.names) }),
      ...(row.nearest_at === null || row.time_zone === null
        ? {}
        : { nearest_slot_datetime: zonedIso(row.nearest_at.getTime(), row.time_zone) }),
    };
  });
}
