import type { ImportReport } from '#shared/contract/staff/imports/import-schemas.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { badRequest } from '#server/http/http-error.ts';
import { setPriceActor } from '#server/features/setup/index.ts';
import type { ImportContext, Importer } from './importer.ts';
import { lockImportIn } from './import-rows.ts';
import { readClinicOffers } from './offer-data.ts';
import { planImport } from './plan-import.ts';
import { publishOffers } from './publish-offers.ts';
import { addOffers, changeOffers } from './write-offers.ts';

const finishImport = prepared<object, [id: number, report: string, now: Date, by: string]>(
  'apply_import',
  `with applied as (
     update import set state = 'applied', report = $2, applied_at = $3 where id = $1 returning id)
   insert into staff_event (at, actor, action, subject_table, subject_id)
   select $3, $4, 'applied', 'import', id from applied`,
);

/**
 * Applies what the preview with this fingerprint shows, in one transaction, after which reference data is reloaded
 * once. Throws a 400 if the offers or matches have changed since the preview, or if the import is done.
 */
export async function applyImport(
  { site }: ImportContext,
  user: Importer,
  id: number,
  fingerprint: string,
): Promise<void> {
  const now = new Date(site.clock());
  await withTransaction(site.database.pool, async (db) => {
    const row = await lockImportIn(db, user, id, 'read');
    const data = await readClinicOffers(db, row.clinic_id, true);
    const planned = planImport(site, row, data);
    if (planned?.fingerprint !== fingerprint) throw badRequest('import_changed');
    const { created, changed, kept, same } = planned.plan;
    const added = created.map(({ schedule, service, after }) => ({ schedule, service, ...after }));
    await setPriceActor(db, [user.username, now]);
    const [count] = await addOffers(db, [id, JSON.stringify(added)]);
    const edits = changed.map(({ offer, after }) => ({ offer, ...after }));
    if (edits.length > 0) await changeOffers(db, [id, JSON.stringify(edits)]);
    const report: ImportReport = {
      ...{ created: count?.count ?? 0, changed: edits.length, kept: kept.length, same },
    };
    const schedules = new Set([...created, ...changed].map(({ schedule }) => schedule));
    await publishOffers(
      db,
      data.schedules.filter((each) => schedules.has(each.id)),
      now,
    );
    await finishImport(db, [id, JSON.stringify(report), now, user.username]);
  });
}
