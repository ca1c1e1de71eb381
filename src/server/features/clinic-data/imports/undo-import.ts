import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { badRequest } from '#server/http/http-error.ts';
import { setPriceActor } from '#server/features/clinic-data/prices/save-prices.ts';
import type { ImportContext, Importer } from './importer.ts';
import { lockImportIn } from './import-rows.ts';
import { readClinicOffers } from './offer-data.ts';
import { publishOffers } from './publish-offers.ts';
import { undoDoctors } from './doctors/undo-doctors.ts';
import { undoHours } from './hours/undo-hours.ts';
import { undoAppointments } from './appointments/undo-appointments.ts';
import { removeOffers, restoreOffers } from './write-offers.ts';

/** The days for which an import can be undone. */
export const UNDO_DAYS = 7;
const DAY_MS = 86_400_000;

const finishUndo = prepared<object, [id: number, now: Date, by: string]>(
  'undo_import',
  `with undone as (
     update import set state = 'undone', undone_at = $2 where id = $1 returning id)
   insert into staff_event (at, actor, action, subject_table, subject_id)
   select $2, $3, 'undone', 'import', id from undone`,
);

const selectLater = prepared<{ id: number }, [id: number]>(
  'import_applied_later',
  `select l.id from import i join import l on l.clinic_id = i.clinic_id and l.state = 'applied' and l.kind = i.kind
   where i.id = $1 and (l.applied_at, l.id) > (i.applied_at, i.id) limit 1`,
);

/** Locks the offers, so that none of them is booked while it is deleted. */
const lockOffers = prepared<{ schedule_id: number }, [id: number]>(
  'lock_offers_of_import',
  `select o.schedule_id from import_change c
   join doctor_service o on o.id = c.doctor_service_id
   where c.import_id = $1 order by o.id for update of o`,
);

/**
 * Restores the offers or doctors that an import changed, or cancels the appointments that it entered, except
 * those edited since. Throws a 400 if the import is not applied, was applied more than a week ago, or another
 * one that changed prices of the clinic was applied after it.
 */
export async function undoImport(
  { site }: ImportContext,
  user: Importer,
  id: number,
): Promise<void> {
  const now = site.clock();
  await withTransaction(site.database.pool, async (db) => {
    const row = await lockImportIn(db, user, id, 'applied');
    const { kind, clinic_id: clinic, applied_at: applied } = row;
    if (applied === null || applied.getTime() <= now - UNDO_DAYS * DAY_MS) {
      throw badRequest('import_done');
    }
    if (kind === 'appointments') {
      await undoAppointments(db, user.username, id, now);
      await finishUndo(db, [id, new Date(now), user.username]);
      return;
    }
    await requireLast(db, id);
    if (kind === 'doctors') await undoDoctors(db, clinic, id);
    else if (kind === 'hours') await undoHours(db, site, row, user.username);
    else await undoPrices(db, user, { id, clinic, now: new Date(now) });
    // The locks that are held now were waited for, and another import may have been applied by then.
    await requireLast(db, id);
    await finishUndo(db, [id, new Date(now), user.username]);
  });
}

async function requireLast(db: Queryable, id: number): Promise<void> {
  if ((await selectLater(db, [id])).length > 0) throw badRequest('import_not_last');
}

async function undoPrices(
  db: Queryable,
  user: Importer,
  { id, clinic, now }: { id: number; clinic: number; now: Date },
): Promise<void> {
  const { schedules } = await readClinicOffers(db, clinic, true);
  const edited = new Set((await lockOffers(db, [id])).map((row) => row.schedule_id));
  await setPriceActor(db, [user.username, now]);
  await restoreOffers(db, [id]);
  await removeOffers(db, [id]);
  await publishOffers(
    db,
    schedules.filter((each) => edited.has(each.id)),
    now,
  );
}
