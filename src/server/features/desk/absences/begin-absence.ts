import type { Absence, AbsencePayload } from '#shared/contract/desk/absences/absences.ts';
import { MAX_DAYS_AHEAD } from '#shared/domain/desk/absences/days-ahead.ts';
import type { TimeZone } from '#shared/domain/time/zone-offset.ts';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone, instantAt } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { validationError } from '#server/http/http-error.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Site } from '#server/site.ts';
import { holdAlternatives } from './hold-alternatives.ts';
import { requireDoctor } from './list-doctors.ts';
import { readAbsence } from './read-absence.ts';

const callBegin = prepared<
  { id: number },
  [
    doctor: number,
    schedules: readonly number[],
    startsAt: Date,
    endsAt: Date | 'infinity',
    reason: string,
    now: Date,
    actor: string,
  ]
>('begin_absence', 'select begin_absence($1, $2, $3, $4, $5, $6, $7) as id');

/**
 * Enters an absence of a doctor at the branches of the account: blocks the time at once, and holds other
 * times for the patients who had booked it. Throws a 400 for days that are past, too far ahead or in the wrong
 * order, a 404 for a doctor out of scope, and a 429 for too many absences of an account or a doctor.
 */
export async function beginAbsence(
  context: RequestContext,
  caller: Caller,
  { doctor: id, first_day: first, last_day: last, reason = '' }: AbsencePayload,
  onError: (error: unknown) => void,
): Promise<Absence> {
  const { site } = context;
  const doctor = await requireDoctor(context, caller, id);
  const now = site.clock();
  const today = dateInZone(now, doctor.time_zone);
  checkDays({ first, last, today, isDesk: caller.position === 'desk' });
  await countAbsence(site, caller, id);
  const { startsAt, endsAt } = spanOf({ first, last, zone: doctor.time_zone, now });
  const absence = onlyRow(
    await callBegin(site.database.pool, [
      id,
      doctor.schedules,
      startsAt,
      endsAt,
      reason.trim(),
      new Date(now),
      clinicActor(caller.username),
    ]),
  );
  await holdAlternatives(site, absence.id, onError);
  return readAbsence(context, caller, absence.id);
}

/** Counts an absence of a doctor. Throws a 429 for too many of the account or the doctor. */
export async function countAbsence(site: Site, caller: Caller, doctor: number): Promise<void> {
  await countHits(site, [
    { limit: 'absencesPerAccount', subject: `absence of account\0${caller.id}` },
    { limit: 'absencesPerDoctor', subject: `absence of doctor\0${doctor}` },
  ]);
}

/** Returns the time of an absence by its local days: of today, the rest. `now` is in epoch milliseconds. */
export function spanOf({
  first,
  last,
  zone,
  now,
}: {
  first: PlainDate;
  last: PlainDate | null;
  zone: TimeZone;
  now: number;
}): { startsAt: Date; endsAt: Date | 'infinity' } {
  const midnight = (day: PlainDate) => new Date(instantAt(day, 0, zone) ?? now);
  return {
    startsAt: first === dateInZone(now, zone) ? new Date(now) : midnight(first),
    endsAt: last === null ? 'infinity' : midnight(addDays(last, 1)),
  };
}

/** Throws a 400 for the days of an absence that are past, too far ahead, in the wrong order, or too many for the desk. */
export function checkDays({
  first,
  last,
  today,
  isDesk,
}: {
  first: PlainDate;
  last: PlainDate | null;
  today: PlainDate;
  isDesk: boolean;
}): void {
  const furthest = addDays(today, MAX_DAYS_AHEAD);
  if (first < today)
    throw validationError({ code: 'day_too_early', attr: 'first_day', params: { day: today } });
  if (first > furthest)
    throw validationError({ code: 'day_too_late', attr: 'first_day', params: { day: furthest } });
  if (last === null ? isDesk : isDesk && last > first) {
    throw validationError({ code: 'range_too_long', attr: 'last_day', params: { count: 1 } });
  }
  if (last !== null && last < first)
    throw validationError({ code: 'day_too_early', attr: 'last_day', params: { day: first } });
  if (last !== null && last > furthest) {
    throw validationError({ code: 'day_too_late', attr: 'last_day', params: { day: furthest } });
  }
}
