import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { byKind, OFFERS_OF } from './tables.ts';

const CONDITIONS = {
  services: OFFERS_OF.services,
  cities: OFFERS_OF.cities,
  branches: 'b.id = $1',
} as const;

const update = byKind(['services', 'cities', 'branches'], (kind) =>
  prepared<{ doctor_id: number }, [id: number]>(
    `show_offers_of_${kind}`,
    `update doctor_service u set is_active = n.is_shown, is_inactive_with_service = not n.is_shown
     from (
       select o.id, s.is_active and c.is_active and not k.is_draft as is_shown
       from doctor_service o
       join service s on s.id = o.service_id
       join clinic_branch b on b.id = o.clinic_branch_id
       join city c on c.id = b.city_id
       join clinic k on k.id = b.clinic_id
       where ${CONDITIONS[kind]} and (o.is_active or o.is_inactive_with_service)) n
     where u.id = n.id and u.is_active <> n.is_shown
     returning u.doctor_id`,
  ),
);

/**
 * Hides the offers of a service, a city or a branch whose service or city is hidden or whose clinic is a
 * draft, and shows those again that were hidden so. Returns the doctors whose offers have changed.
 */
export async function showOffers(
  db: Queryable,
  kind: keyof typeof CONDITIONS,
  id: number,
): Promise<number[]> {
  return (await update[kind](db, [id])).map(({ doctor_id: doctor }) => doctor);
}
