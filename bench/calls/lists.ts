import type { Database } from '#server/db/database.ts';
import { runQuery } from '#server/db/pool/queryable.ts';

/** A list of a service in a city with at least one full page of doctors. */
export interface List {
  city_id: number;
  service_id: number;
  city: string;
  service: string;
}

/** Returns the slugs of random doctors, the same in every run. */
export async function doctorsOf({ pool }: Database, count: number): Promise<string[]> {
  const { rows } = await runQuery<{ slug: string }>(pool, {
    text: 'select slug from doctor where is_active order by md5(slug) limit $1',
    values: [count],
  });
  return rows.map(({ slug }) => slug);
}

/** The size of a full page; a full page costs the same in a country of any size. */
const PAGE = 8;

/** Returns random lists, the same in every run; long lists come up more often. */
export async function listsOf({ pool }: Database, count: number): Promise<List[]> {
  const { rows } = await runQuery<List>(pool, {
    text: `with list as (
        select city_id, service_id from doctor_listing where is_active
        group by 1, 2 order by count(distinct doctor_id) >= $1 desc, count(distinct doctor_id) desc
        limit greatest(5, (
          select count(*) from (
            select from doctor_listing where is_active
            group by city_id, service_id having count(distinct doctor_id) >= $1) full_page)))
      select city_id, service_id, c.slug as city, s.slug as service
      from doctor_listing
      join list using (city_id, service_id)
      join city c on c.id = city_id
      join service s on s.id = service_id
      where doctor_listing.is_active
      order by md5(doctor_service_id::text) limit $2`,
    values: [PAGE, count],
  });
  return rows;
}
