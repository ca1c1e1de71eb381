import type { ReportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { OfferPlan } from '#shared/domain/clinic-data/imports/prices/plan-offers.ts';
import { setPriceActor } from '#server/features/clinic-data/prices/save-prices.ts';
import { renewVersionsOfSchedules } from '#server/features/clinic-data/proposals/renew-versions.ts';
import type { ChangeInput } from '../import-kind.ts';
import type { ClinicOffers } from './offer-data.ts';
import { publishOffers } from './publish-offers.ts';
import { addOffers, changeOffers } from './write-offers.ts';

/** Adds and changes the offers of a plan, whose offers are locked. */
export async function applyPrices(
  { db, context, user, row }: ChangeInput,
  { created, changed, kept, same, schedules }: OfferPlan & ClinicOffers,
): Promise<ReportOf<'prices'>> {
  const now = new Date(context.site.clock());
  const added = created.map(({ schedule, service, after }) => ({ schedule, service, ...after }));
  const edited = new Set([...created, ...changed].map(({ schedule }) => schedule));
  await renewVersionsOfSchedules(db, [Array.from(edited)]);
  await setPriceActor(db, [user.username, now]);
  const [count] = await addOffers(db, [row.id, JSON.stringify(added)]);
  const edits = changed.map(({ offer, after, imported }) => ({ offer, ...after, imported }));
  if (edits.length > 0) await changeOffers(db, [row.id, JSON.stringify(edits)]);
  await publishOffers(
    db,
    schedules.filter((each) => edited.has(each.id)),
    now,
  );
  return { created: count?.count ?? 0, changed: edits.length, kept: kept.length, same };
}
