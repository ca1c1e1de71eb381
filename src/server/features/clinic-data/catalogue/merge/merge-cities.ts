import type pg from 'pg';
import { prepared } from '#server/db/pool/prepared.ts';
import { validationError } from '#server/http/http-error.ts';
import { showOffers } from '../show-offers.ts';

type Ids = [id: number, into: number];

const isSameZone = prepared<{ is_same: boolean }, Ids>(
  'are_cities_of_one_zone',
  'select count(distinct time_zone) = 1 as is_same from city where id in ($1, $2)',
);
/** Districts with the slug of one of the other city are merged into it. */
const moveBranchesToTwins = prepared<object, Ids>(
  'move_branches_to_districts_of_city',
  `update clinic_branch b set city_area_id = coalesce(k.merged_into_id, k.id)
   from city_area a join city_area k on k.city_id = $2 and k.slug = a.slug
   where a.city_id = $1 and b.city_area_id = a.id`,
);
const mergeTwins = prepared<object, Ids>(
  'merge_districts_of_cities',
  `update city_area m set is_active = false, merged_into_id = coalesce(k.merged_into_id, k.id)
   from city_area a join city_area k on k.city_id = $2 and k.slug = a.slug
   where a.city_id = $1 and a.merged_into_id is null and (m.id = a.id or m.merged_into_id = a.id)`,
);
const moveDistricts = prepared<object, Ids>(
  'move_districts_to_city',
  `update city_area a set city_id = $2
   where a.city_id = $1 and not exists (
     select from city_area k where k.city_id = $2 and k.slug = a.slug)`,
);
const moveSlugs = prepared<object, Ids>(
  'move_former_slugs_to_city',
  `update former_slug f set city_id = $2
   where f.city_id = $1 and not exists (
     select from former_slug k where k.kind = f.kind and k.city_id = $2 and k.slug = f.slug)`,
);
const moveBranches = prepared<{ id: number }, Ids>(
  'move_branches_to_city',
  'update clinic_branch set city_id = $2 where city_id = $1 returning id',
);

/**
 * Gives the branches and districts of a city another one. Times stay local times of the city, so both
 * must be in one time zone. Returns the number of branches.
 */
export async function mergeCities(db: pg.PoolClient, id: number, into: number): Promise<number> {
  const ids: Ids = [id, into];
  const [zone] = await isSameZone(db, ids);
  if (zone?.is_same !== true) throw validationError({ code: 'does_not_exist', attr: 'into' });
  await moveBranchesToTwins(db, ids);
  await mergeTwins(db, ids);
  await moveDistricts(db, ids);
  await moveSlugs(db, ids);
  const branches = await moveBranches(db, ids);
  await showOffers(db, 'cities', into);
  return branches.length;
}
