import type { PreparationList } from '#shared/contract/clinic-data/preparations/preparations.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { branchesInReach } from '../setup/branches-in-reach.ts';

const selectServices = prepared<PreparationList['services'][number], [branches: number[]]>(
  'preparations_of_branches',
  `select s.id, s.names, s.preparation as usual, o.branch_ids,
     coalesce((select jsonb_agg(jsonb_build_object(
         'branch_id', p.clinic_branch_id, 'preparation', p.preparation) order by p.clinic_branch_id)
       from branch_preparation p
       where p.service_id = s.id and p.clinic_branch_id = any ($1)), '[]') as own
   from (
     select service_id, array_agg(distinct clinic_branch_id) as branch_ids
     from doctor_service where clinic_branch_id = any ($1) group by service_id) o
   join service s on s.id = o.service_id
   order by s.type desc, s.popularity desc, s.id`,
);

/**
 * Reads the preparations for the services of a clinic, or of all branches in reach of the account. Throws a
 * 404 for a clinic out of reach.
 */
export async function readPreparations(
  { database: { pool } }: Site,
  caller: Caller,
  clinic: number | null,
): Promise<PreparationList> {
  const branches = await branchesInReach(pool, caller, clinic);
  if (branches.length === 0 && clinic !== null) throw notFound();
  const services = await selectServices(pool, [branches.map(({ id }) => id)]);
  return { branches, services };
}
