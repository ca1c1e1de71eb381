import { prepared } from '#server/db/pool/prepared.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import type { Site } from '#server/site.ts';

/** Times are held this long while the clinic decides. */
const DECISION_MS = 30 * MINUTE_MS;
/** Patients need this long to read the message and to come. */
const NOTICE_MS = 60 * MINUTE_MS;
/** The kinds of alternatives in the order in which every patient gets them. */
const ROUNDS = ['same_doctor', 'colleague', 'same_doctor'] as const;
/** The times that one absence may hold, so that it leaves some to others. */
const MAX_HELD = 300;

interface DeskAppointmentRow {
  appointment_id: number;
  held: number;
  /** Until when alternatives of a confirmed absence are held; null while the clinic decides. */
  until: Date | null;
}

const selectAppointments = prepared<DeskAppointmentRow, [absence: number, now: Date]>(
  'absence_appointments_to_hold_for',
  `select v.appointment_id,
     (select count(*)::integer
      from absence_alternative o join slot_hold h on h.token_hash = o.token_hash
      where o.appointment_id = v.appointment_id and h.expires_at > $2) as held,
     alternatives_until(choice_due_at(b.apply_at, v.starts_at, s.time_zone), s.time_zone) as until
   from absence b
   join absence_appointment v on v.absence_id = b.id and v.outcome is null and v.proposal <> 'cancel'
   join appointment a on a.id = v.appointment_id and is_displaced(a)
   join schedule s on s.id = a.schedule_id
   where b.id = $1
   order by v.starts_at, v.appointment_id`,
);

const callHold = prepared<
  { is_held: boolean },
  [absence: number, appointment: number, isSameDoctor: boolean, after: Date, until: Date, now: Date]
>('hold_alternative', 'select hold_alternative($1, $2, $3, $4, $5, $6) as is_held');

const extendHolds = prepared<{ token_hash: string }, [appointment: number, until: Date, now: Date]>(
  'extend_alternatives',
  `update slot_hold h set expires_at = least($2::timestamptz, h.starts_at)
   where h.token_hash in (
     select o.token_hash from absence_alternative o where o.appointment_id = $1)
     and h.expires_at > $3
   returning h.token_hash`,
);

/**
 * Holds up to three other times for the patient of each appointment of an absence: first one for each, then a
 * second and a third. Each is held in a transaction of its own, as by a patient. Calls `onError` and stops if
 * the database fails: the absence is stored already, and its patients can choose any time.
 */
export async function holdAlternatives(
  site: Site,
  absence: number,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    await holdInRounds(site, absence);
  } catch (error) {
    onError(error);
  }
}

async function holdInRounds(site: Site, absence: number): Promise<void> {
  const { pool } = site.database;
  const now = site.clock();
  const after = new Date(now + NOTICE_MS);
  const appointments = await selectAppointments(pool, [absence, new Date(now)]);
  let held = 0;
  for (const { appointment_id: id, until } of appointments) {
    if (until !== null) held += (await extendHolds(pool, [id, until, new Date(now)])).length;
  }
  const without = new Set<number>();
  for (const [round, kind] of ROUNDS.entries()) {
    for (const { appointment_id: id, held: before, until } of appointments) {
      if (before > round || held >= MAX_HELD || without.has(id)) continue;
      const hold = async (isSameDoctor: boolean) => {
        const expiresAt = until ?? new Date(now + DECISION_MS);
        const args = [absence, id, isSameDoctor, after, expiresAt, new Date(now)] as const;
        const [row] = await site.bookingLimiter(() => callHold(pool, [...args]));
        return row?.is_held === true;
      };
      const isSame = kind === 'same_doctor';
      if ((await hold(isSame)) || (await hold(!isSame))) held += 1;
      else without.add(id);
    }
  }
}
