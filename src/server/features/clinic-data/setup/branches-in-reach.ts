import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import type { Names } from '#server/db/tables.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

interface BranchRow {
  id: number;
  names: Names;
  addresses: Names;
  cities: Names;
}

const selectBranches = prepared<BranchRow, [...Area, clinic: number | null]>(
  'branches_in_reach',
  `select b.id, b.names, b.addresses, y.names as cities
   from clinic_branch b join city y on y.id = b.city_id
   where ($1 or b.clinic_id = any ($2::integer[]) or b.id = any ($3::integer[]))
     and ($4::integer is null or b.clinic_id = $4)
   order by b.id`,
);

/** Returns the branches that a call reaches, of one clinic or of all. */
export async function branchesInReach(
  db: Queryable,
  caller: Caller,
  clinic: number | null,
): Promise<BranchRow[]> {
  return selectBranches(db, [...areaOf(caller), clinic]);
}
