import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { isValidPreparation, type Preparation } from '#shared/domain/booking/preparation.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { notFound, requireRow, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { recordChange } from '../catalogue/record-change.ts';
import { branchesInReach } from '../setup/branches-in-reach.ts';
import { withoutBlanks } from '../setup/writing/country-rules.ts';
import type { Editor } from '../setup/writing/editor.ts';

type Input = InputOf<StaffEndpoints['savePreparation']>;

/** Writes the preparation at the branches that offer the service. Null deletes it. */
const writeBranches = prepared<
  { id: number },
  [branches: number[], service: number, preparation: Preparation | null]
>(
  'save_branch_preparation',
  `with offering as (
     select distinct clinic_branch_id as id from doctor_service
     where clinic_branch_id = any ($1) and service_id = $2),
   gone as (
     delete from branch_preparation
     where clinic_branch_id in (select id from offering) and service_id = $2 and $3::jsonb is null),
   saved as (
     insert into branch_preparation (clinic_branch_id, service_id, preparation)
     select id, $2, $3::jsonb from offering where $3::jsonb is not null
     on conflict (clinic_branch_id, service_id) do update set preparation = excluded.preparation)
   select id from offering`,
);
const writeService = prepared<{ id: number }, [service: number, preparation: Preparation | null]>(
  'save_service_preparation',
  'update service set preparation = $2 where id = $1 and merged_into_id is null returning id',
);

/**
 * Saves the preparation that branches ask for. Throws a 404 for branches out of reach, and those that do
 * not offer the service.
 */
export async function savePreparation(
  site: Site,
  caller: Caller,
  { service_id: service, branch_ids, preparation }: Input,
): Promise<number> {
  const branches = [...new Set(branch_ids)];
  const valid = checked(preparation);
  return withTransaction(site.database.pool, async (db) => {
    const reached = await branchesInReach(db, caller, null);
    const inReach = new Set(reached.map(({ id }) => id));
    if (!branches.every((id) => inReach.has(id))) throw notFound();
    const saved = await writeBranches(db, [branches, service, valid]);
    if (saved.length < branches.length) throw notFound();
    const details = { preparation_of: service };
    const editor = { site, username: caller.username };
    for (const id of branches) {
      await recordChange(db, editor, { action: 'changed', table: 'clinic_branch', id, details });
    }
    return service;
  });
}

/** Saves the usual preparation for a service. Throws a 404 for an unknown one. */
export async function saveServicePreparation(
  editor: Editor,
  { id, preparation }: InputOf<StaffEndpoints['saveServicePreparation']>,
): Promise<number> {
  const valid = checked(preparation);
  return withTransaction(editor.site.database.pool, async (db) => {
    requireRow(await writeService(db, [id, valid]));
    const details = { preparation: true };
    await recordChange(db, editor, { action: 'changed', table: 'service', id, details });
    return id;
  });
}

/** Returns the preparation without empty notes, or throws a 400 for a number out of its limits. */
function checked(preparation: Input['preparation']): Preparation | null {
  if (preparation === null) return null;
  if (!isValidPreparation(preparation)) {
    throw validationError({ code: 'invalid', attr: 'preparation.steps' });
  }
  return { ...preparation, notes: withoutBlanks(preparation.notes) };
}
