import type { PreparationLine } from '#shared/contract/booking/appointments.ts';
import type { Preparation } from '#shared/domain/booking/preparation.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { describePreparation } from '#server/features/booking/preparations/describe-preparation.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireOffer } from './require-offer.ts';

const selectPreparation = prepared<{ preparation: Preparation | null }, [offer: number]>(
  'preparation_of_offer',
  `select preparation_of(o.clinic_branch_id, o.service_id) as preparation
   from doctor_service o where o.id = $1`,
);

/**
 * Returns what the desk reads out about the preparation for an offer. Throws a 404 for an offer out of
 * the scope of the account.
 */
export async function readDeskPreparation(
  context: RequestContext,
  caller: Caller,
  { offer, language }: { offer: number; language: Language },
): Promise<{ lines: PreparationLine[] }> {
  await requireOffer(context, caller, offer);
  const [row] = await selectPreparation(context.site.database.pool, [offer]);
  return { lines: describePreparation(row?.preparation ?? null, language) };
}
