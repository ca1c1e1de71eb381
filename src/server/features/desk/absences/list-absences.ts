import type { AbsenceSummary } from '#shared/contract/desk/absences/absences.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { scopeOf } from '#server/features/identity/access/scope.ts';
import type { RequestContext } from '#server/request-context.ts';
import { presentAbsence, selectAbsences } from './absence-rows.ts';

/** Lists the absences of the last 30 days and later in the scope of the account, the newest first. */
export async function listAbsences(
  context: RequestContext,
  caller: Caller,
): Promise<AbsenceSummary[]> {
  const { site } = context;
  const now = new Date(site.clock());
  const rows = await selectAbsences(site.database.pool, [...scopeOf(caller), null, now]);
  return rows.map((row) => presentAbsence(context, row));
}
