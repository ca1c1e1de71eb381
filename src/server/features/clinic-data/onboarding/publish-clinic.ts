import { keepsDraft } from '#shared/domain/catalogue/places/missing-parts.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { readClinicSetup } from '#server/features/clinic-data/setup/reading/read-clinic.ts';
import { recordChange } from '#server/features/clinic-data/catalogue/record-change.ts';
import { refreshListings } from '#server/features/clinic-data/setup/listings.ts';
import { showOffers } from '#server/features/clinic-data/catalogue/show-offers.ts';
import { badRequest, notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { lockDraft } from './onboarding-rows.ts';

const markPublished = prepared<{ clinic_id: number }, [clinic: number, now: Date]>(
  'mark_published_clinic',
  `with shown as (update clinic set is_draft = false where id = $1)
   update clinic_onboarding set published_at = $2 where clinic_id = $1 returning clinic_id`,
);

/**
 * Publishes a draft, once nothing is missing in the same transaction. Throws a 404 for a clinic that is
 * no draft, and a 400 for one that is incomplete.
 */
export async function publishClinic(site: Site, caller: Caller, clinic: number): Promise<void> {
  await withTransaction(site.database.pool, async (db) => {
    await lockDraft(db, areaOf(caller), clinic);
    const setup = await readClinicSetup(site, clinic, db);
    if (setup === null) throw notFound();
    if (setup.missing.some(keepsDraft)) throw badRequest('clinic_incomplete');
    await markPublished(db, [clinic, new Date(site.clock())]);
    for (const { id } of setup.branches) await showOffers(db, 'branches', id);
    const editor = { site, username: caller.username };
    await recordChange(db, editor, {
      action: 'published',
      table: 'clinic',
      id: clinic,
      details: {},
    });
    await refreshListings(db, [setup.doctors.map(({ id }) => id)]);
  });
}
