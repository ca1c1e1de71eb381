import type { Absence, ConfirmPayload } from '#shared/contract/desk/absences/absences.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { badRequest } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { releaseAlternatives } from './apply-absences.ts';
import { holdAlternatives } from './hold-alternatives.ts';
import { readAbsence } from './read-absence.ts';

const callConfirm = prepared<
  { is_done: boolean },
  [absence: number, proposals: object, now: Date, actor: string]
>('confirm_absence', 'select confirm_absence($1, $2, $3, $4) as is_done');

const callEnd = prepared<{ is_done: boolean }, [absence: number, now: Date, actor: string]>(
  'end_absence',
  'select end_absence($1, $2, $3) as is_done',
);

/**
 * Decides what happens to the appointments of an absence, and holds the proposed times until patients can have
 * answered. Throws a 400 if it is decided or ended already, and a 404 out of the scope of the account.
 */
export async function confirmAbsence(
  context: RequestContext,
  caller: Caller,
  { id, proposals }: ConfirmPayload & { id: number },
  onError: (error: unknown) => void,
): Promise<Absence> {
  const { site } = context;
  await readAbsence(context, caller, id);
  const [row] = await callConfirm(site.database.pool, [
    id,
    Object.fromEntries(proposals.map(({ appointment, proposal }) => [appointment, proposal])),
    new Date(site.clock()),
    clinicActor(caller.username),
  ]);
  if (row?.is_done !== true) throw badRequest('absence_decided');
  await holdAlternatives(site, id, onError);
  return readAbsence(context, caller, id);
}

/**
 * Takes an absence back before patients are told, or ends it. Throws a 400 if it has ended already, and a 404
 * out of the scope of the account.
 */
export async function endAbsence(
  context: RequestContext,
  caller: Caller,
  id: number,
  onError: (error: unknown) => void,
): Promise<Absence> {
  const { site } = context;
  await readAbsence(context, caller, id);
  const now = site.clock();
  const [row] = await callEnd(site.database.pool, [
    id,
    new Date(now),
    clinicActor(caller.username),
  ]);
  if (row?.is_done !== true) throw badRequest('absence_decided');
  // The absence has ended even if a time cannot be released: the job tries again.
  await releaseAlternatives(site.database.pool, now).catch(onError);
  return readAbsence(context, caller, id);
}
