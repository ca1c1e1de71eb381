import { prepared } from '#server/db/pool/prepared.ts';
import { setPriceActor } from '#server/features/clinic-data/prices/save-prices.ts';
import { renewVersionsOfSchedules } from '#server/features/clinic-data/proposals/renew-versions.ts';
import type { ChangeInput } from '../import-kind.ts';
import { readClinicOffers } from './offer-data.ts';
import { publishOffers } from './publish-offers.ts';
import { removeOffers, restoreOffers } from './write-offers.ts';

/** Locks the offers, so that none of them is booked while it is deleted. */
const lockOffers = prepared<{ schedule_id: number }, [id: number]>(
  'lock_offers_of_import',
  `select o.schedule_id from import_change c
   join doctor_service o on o.id = c.doctor_service_id
   where c.import_id = $1 order by o.id for update of o`,
);

/** Restores offers that still have the values of an import, and deletes or hides the new ones. */
export async function undoPrices({ db, context, user, row }: ChangeInput): Promise<void> {
  const { id, clinic_id: clinic } = row;
  const now = new Date(context.site.clock());
  const { schedules } = await readClinicOffers(db, clinic, true);
  const edited = new Set((await lockOffers(db, [id])).map(({ schedule_id: schedule }) => schedule));
  await renewVersionsOfSchedules(db, [Array.from(edited)]);
  await setPriceActor(db, [user.username, now]);
  await restoreOffers(db, [id]);
  await removeOffers(db, [id]);
  await publishOffers(
    db,
    schedules.filter((each) => edited.has(each.id)),
    now,
  );
}
