import type { Absence, AbsencePayload } from '#shared/contract/desk/absences/absences.ts';
import type { AbsenceProposal } from '#shared/contract/desk/absences/absence-proposals.ts';
import { maxDate, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { IN_SCOPE, scopeOf, type Scope } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names, Tables } from '#server/db/tables.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { badRequest, notFound, requireRow, validationError } from '#server/http/http-error.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import { checkDays, countAbsence, spanOf } from './begin-absence.ts';
import { holdAlternatives } from './hold-alternatives.ts';
import { requireDoctor } from './list-doctors.ts';
import { readAbsence } from './read-absence.ts';

interface ProposalRow
  extends
    Pick<
      Tables['absence_proposal'],
      | 'id'
      | 'doctor_id'
      | 'first_day'
      | 'last_day'
      | 'reason'
      | 'decision'
      | 'answer'
      | 'absence_id'
    >,
    Pick<Tables['schedule'], 'time_zone'> {
  doctor_names: Names;
  addresses: Names;
}

/** A proposal is visible to accounts that may see all of its schedules. */
const selectProposals = prepared<ProposalRow, [...Scope, id: number | null, now: Date]>(
  'absence_proposals',
  `select p.id, p.doctor_id, p.first_day, p.last_day, p.reason, p.decision, p.answer, p.absence_id,
     d.names as doctor_names, z.time_zone, z.addresses
   from absence_proposal p
   join doctor d on d.id = p.doctor_id
   cross join lateral (
     select min(s.time_zone) as time_zone, (array_agg(b.addresses))[1] as addresses, count(*) as visible
     from schedule s join clinic_branch b on b.id = s.clinic_branch_id
     where s.id = any (p.schedule_ids) and ${IN_SCOPE}) z
   where z.visible = cardinality(p.schedule_ids)
     and case when $4::integer is not null then p.id = $4
       else coalesce(p.decided_at, p.last_day) > $5::timestamptz - interval '30 days'
         or p.decided_at is null and p.last_day is null end
   order by p.id desc limit 200`,
);

const callPropose = prepared<
  object,
  [
    doctor: number,
    schedules: readonly number[],
    first: PlainDate,
    last: PlainDate | null,
    reason: string,
    now: Date,
    actor: string,
  ]
>('propose_absence', 'select propose_absence($1, $2, $3, $4, $5, $6, $7)');

const callAccept = prepared<
  { absence: number | null },
  [proposal: number, startsAt: Date, endsAt: Date | 'infinity', now: Date, actor: string]
>('accept_absence_proposal', 'select accept_absence_proposal($1, $2, $3, $4, $5) as absence');

const callRefuse = prepared<
  { is_done: boolean },
  [proposal: number, answer: string | null, now: Date, actor: string]
>('refuse_absence_proposal', 'select refuse_absence_proposal($1, $2, $3, $4) as is_done');

/**
 * Lists the proposals in the scope of the account that wait, and those that were decided, or were over without a decision,
 * in the last 30 days, the newest first.
 */
export async function listAbsenceProposals(
  context: RequestContext,
  caller: Caller,
): Promise<AbsenceProposal[]> {
  const { site } = context;
  const now = new Date(site.clock());
  const rows = await selectProposals(site.database.pool, [...scopeOf(caller), null, now]);
  return rows.map((row) => ({
    id: row.id,
    doctor: nameIn(context, row.doctor_names),
    branch: nameIn(context, row.addresses),
    first_day: row.first_day,
    last_day: row.last_day,
    reason: row.reason,
    state: row.decision ?? (isOver(row, now) ? 'over' : 'proposed'),
    answer: row.answer,
    absence_id: row.absence_id,
  }));
}

function isOver({ last_day: last, time_zone: zone }: ProposalRow, now: Date): boolean {
  return last !== null && last < dateInZone(now.getTime(), zone);
}

/**
 * Proposes an absence of the doctor that the account is, at the branches of the account. Throws a 400 for days that are
 * past, too far ahead or in the wrong order, a 404 for an account that is no doctor there, and a 429 for too many.
 */
export async function proposeAbsence(
  context: RequestContext,
  caller: Caller,
  { first_day: first, last_day: last, reason = '' }: Omit<AbsencePayload, 'doctor'>,
): Promise<void> {
  const { site } = context;
  const { doctor: id } = caller.reach;
  if (id === null) throw notFound();
  const doctor = await requireDoctor(context, caller, id);
  const now = site.clock();
  checkDays({ first, last, today: dateInZone(now, doctor.time_zone), isDesk: false });
  const subject = `absence proposal\0${caller.id}`;
  await countHits(site, [{ limit: 'absenceProposalsPerAccount', subject }]);
  await callPropose(site.database.pool, [
    id,
    doctor.schedules,
    first,
    last,
    reason.trim(),
    new Date(now),
    clinicActor(caller.username),
  ]);
}

/**
 * Accepts a proposal: blocks the time as `beginAbsence` does, and returns the absence. Throws a 400 if it was decided, or
 * is over, or takes more than a day and the desk accepts it; a 404 out of the scope of the account, and a 429 for too
 * many absences.
 */
export async function acceptAbsenceProposal(
  context: RequestContext,
  caller: Caller,
  id: number,
  onError: (error: unknown) => void,
): Promise<Absence> {
  const { site } = context;
  const proposal = await requireWaiting(context, caller, id);
  const now = site.clock();
  const { last_day: last, time_zone: zone } = proposal;
  const today = dateInZone(now, zone);
  const first = maxDate(proposal.first_day, today);
  checkDays({ first, last, today, isDesk: false });
  await countAbsence(site, caller, proposal.doctor_id);
  const { startsAt, endsAt } = spanOf({ first, last, zone, now });
  const actor = clinicActor(caller.username);
  const [row] = await callAccept(site.database.pool, [id, startsAt, endsAt, new Date(now), actor]);
  const absence = row?.absence ?? null;
  if (absence === null) throw badRequest('absence_decided');
  await holdAlternatives(site, absence, onError);
  return readAbsence(context, caller, absence);
}

/**
 * Rejects a proposal with a reason for the doctor. Throws a 400 if it was decided, without a reason, or if the desk rejects
 * more than a day, and a 404 out of the scope of the account.
 */
export async function rejectAbsenceProposal(
  context: RequestContext,
  caller: Caller,
  { id, answer: typed }: { id: number; answer: string },
): Promise<void> {
  const answer = typed.trim();
  if (answer === '') throw validationError({ code: 'required', attr: 'answer' });
  await requireWaiting(context, caller, id);
  await refuse(context, caller, id, answer);
}

/** Takes an own proposal back. Throws a 400 if it was decided, and a 404 for one of another doctor. */
export async function withdrawAbsenceProposal(
  context: RequestContext,
  caller: Caller,
  id: number,
): Promise<void> {
  await requireWaiting(context, caller, id);
  await refuse(context, caller, id, null);
}

async function refuse(
  { site }: RequestContext,
  caller: Caller,
  id: number,
  answer: string | null,
): Promise<void> {
  const now = new Date(site.clock());
  const actor = clinicActor(caller.username);
  const [row] = await callRefuse(site.database.pool, [id, answer, now, actor]);
  if (row?.is_done !== true) throw badRequest('absence_decided');
}

/** Returns a proposal that waits, and that the account may decide about. */
async function requireWaiting(
  { site }: RequestContext,
  caller: Caller,
  id: number,
): Promise<ProposalRow> {
  const now = new Date(site.clock());
  const row = requireRow(await selectProposals(site.database.pool, [...scopeOf(caller), id, now]));
  if (row.decision !== null) throw badRequest('absence_decided');
  if (caller.position === 'desk' && row.last_day !== row.first_day) {
    throw validationError({ code: 'range_too_long', attr: 'last_day', params: { count: 1 } });
  }
  return row;
}
