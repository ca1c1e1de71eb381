import type { ImportReport } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { badRequest } from '#server/http/http-error.ts';
import { setPriceActor } from '#server/features/clinic-data/prices/save-prices.ts';
import type { ImportContext, Importer } from './importer.ts';
import { lockImportIn, type FullImportRow } from './import-rows.ts';
import { readClinicOffers } from './offer-data.ts';
import { planImport } from './plan-import.ts';
import { publishOffers } from './publish-offers.ts';
import { applyDoctors } from './doctors/apply-doctors.ts';
import { applyHours } from './hours/apply-hours.ts';
import { applyAppointments } from './appointments/apply-appointments.ts';
import { addOffers, changeOffers } from './write-offers.ts';

const finishImport = prepared<object, [id: number, report: string, now: Date, by: string]>(
  'apply_import',
  `with applied as (
     update import set state = 'applied', report = $2, applied_at = $3,
       sheets = case when kind = 'appointments' then null else sheets end,
       proposals = case when kind = 'appointments' then '{}' else proposals end
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
  const now = new Date(site.clock());
  await withTransaction(site.database.pool, async (db) => {
    const row = await lockImportIn(db, user, id, 'read');
    const report = await APPLY[row.kind](db, context, user, row, fingerprint);
    await finishImport(db, [id, JSON.stringify(report), now, user.username]);
  });
}

const APPLY = {
  prices: applyPrices,
  appointments: applyAppointments,
  doctors: applyDoctors,
  hours: applyHours,
} as const;

async function applyPrices(
  db: Queryable,
  { site }: ImportContext,
  user: Importer,
  row: FullImportRow,
  fingerprint: string,
): Promise<ImportReport> {
  const { id, clinic_id: clinic } = row;
  const now = new Date(site.clock());
  const data = await readClinicOffers(db, clinic, true);
  const planned = planImport(site, row, data);
  if (planned?.fingerprint !== fingerprint) throw badRequest('import_changed');
  const { created, changed, kept, same } = planned.plan;
  const added = created.map(({ schedule, service, after }) => ({ schedule, service, ...after }));
  await setPriceActor(db, [user.username, now]);
  const [count] = await addOffers(db, [id, JSON.stringify(added)]);
  const edits = changed.map(({ offer, after }) => ({ offer, ...after }));
  if (edits.length > 0) await changeOffers(db, [id, JSON.stringify(edits)]);
  const schedules = new Set([...created, ...changed].map(({ schedule }) => schedule));
  await publishOffers(
    db,
    data.schedules.filter((each) => schedules.has(each.id)),
    now,
  );
  return { created: count?.count ?? 0, changed: edits.length, kept: kept.length, same };
}
