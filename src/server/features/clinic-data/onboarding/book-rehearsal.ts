import { randomBytes } from 'node:crypto';
import type { Rehearsal } from '#shared/contract/clinic-data/onboarding/onboarding.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { callBookAtDesk } from '#server/features/desk/appointments/book-at-desk.ts';
import { deskError } from '#server/features/desk/desk-error.ts';
import { requireMobileNumber } from '#server/features/booking/phones/require-mobile-number.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { validationError } from '#server/http/http-error.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import { lockDraft, selectOpenRehearsal } from './onboarding-rows.ts';
import { presentRehearsal } from './present-rehearsal.ts';

/** The first start that patients could book, of the doctor's first service at the clinic in reach. */
const selectFirstStart = prepared<
  { id: number; starts_at: Date | null },
  [...Area, clinic: number, doctor: number, now: Date]
>(
  'first_start_of_rehearsal',
  `select o.id, next_start(s.id, o.steps, bookable_from(s, $6)) as starts_at
   from doctor_service o
   join schedule s on s.id = o.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id
   where b.clinic_id = $4 and o.doctor_id = $5 and o.is_inactive_with_service
     and ($1 or b.clinic_id = any ($2::integer[]) or b.id = any ($3::integer[]))
   order by 2 nulls last, o.type, o.id limit 1`,
);

/**
 * Books an appointment at a draft at the first free time of a doctor, with the messages that a patient gets, to
 * the phone of the person who rehearses. Returns the open rehearsal if there is one. Throws a 404 for a
 * clinic out of reach or published, a 400 for a doctor out of reach or without free times or a phone that is not
 * mobile, and a 429 for too many rehearsals of a clinic.
 */
export async function bookRehearsal(
  { site, language }: RequestContext,
  caller: Caller,
  { id: clinic, doctor_id: doctor, phone }: { id: number; doctor_id: number; phone: string },
): Promise<Rehearsal> {
  const now = new Date(site.clock());
  return withTransaction(site.database.pool, async (db) => {
    const reach = areaOf(caller);
    await lockDraft(db, reach, clinic);
    const [open] = await selectOpenRehearsal(db, [clinic, now]);
    if (open !== undefined) return presentRehearsal(site, open);
    const mobile = requireMobileNumber(phone, site.country, 'phone');
    const start = await firstStart(db, [...reach, clinic, doctor, now]);
    const subject = `rehearsal of clinic\0${clinic}`;
    await countHits(site, [{ limit: 'rehearsalsPerClinic', subject }]);
    const name = caller.display_name === '' ? caller.username : caller.display_name;
    const [booked] = await callBookAtDesk(db, [
      ...start,
      now,
      randomBytes(16).toString('hex'),
      { name, surname: null, phone: mobile, language },
      { source: 'rehearsal', created_by: caller.id },
      clinicActor(caller.username),
    ]);
    if (booked?.outcome !== 'booked') throw deskError(booked?.outcome ?? 'inactive');
    const [made] = await selectOpenRehearsal(db, [clinic, now]);
    if (made === undefined) throw new Error('The rehearsal was not booked');
    return presentRehearsal(site, made);
  });
}

async function firstStart(
  db: Queryable,
  args: [...Area, clinic: number, doctor: number, now: Date],
): Promise<[offer: number, startsAt: Date]> {
  const [row] = await selectFirstStart(db, args);
  if (row === undefined) throw validationError({ code: 'does_not_exist', attr: 'doctor_id' });
  if (row.starts_at === null) {
    throw validationError({ code: 'slot_unavailable', attr: 'doctor_id' });
  }
  return [row.id, row.starts_at];
}
