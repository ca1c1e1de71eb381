import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { badRequest } from '#server/http/http-error.ts';
import { readClinicMatches } from './clinic-rows.ts';
import { lockImportIn, mappedRow } from './import-rows.ts';
import type { ImportContext, Importer } from './importer.ts';
import { KINDS } from './kinds.ts';

const finishImport = prepared<
  object,
  [id: number, report: string, now: Date, by: string, forgets: boolean]
>(
  'apply_import',
  `with applied as (
     update import set state = 'applied', report = $2, applied_at = $3,
       sheets = case when $5 then null else sheets end,
       proposals = case when $5 then '{}' else proposals end
     where id = $1 returning id)
   insert into staff_event (at, actor, action, subject_table, subject_id)
   select $3, $4, 'applied', 'import', id from applied`,
);

/**
 * Applies what the preview with this fingerprint shows, in one transaction, after which reference data is reloaded
 * once. The text of a file with patients is deleted. Throws a 400 if what would change is no longer what the preview
 * showed, or if the import is done.
 */
export async function applyImport(
  context: ImportContext,
  user: Importer,
  id: number,
  fingerprint: string,
): Promise<void> {
  const { site } = context;
  await withTransaction(site.database.pool, async (db) => {
    const row = mappedRow(await lockImportIn(db, user, id, 'read'));
    if (row === null) throw badRequest('import_changed');
    const { plan: planImport, hasPatients = false } = KINDS[row.kind];
    const services = await readClinicMatches(db, row.clinic_id);
    const plan = await planImport({ db, context, user, row, services, locks: true });
    if (plan.fingerprint !== fingerprint) throw badRequest('import_changed');
    const report = JSON.stringify(await plan.apply());
    await finishImport(db, [id, report, new Date(site.clock()), user.username, hasPatients]);
  });
}
