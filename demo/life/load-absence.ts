import type pg from 'pg';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { instantAt } from '#shared/domain/time/zoned-time.ts';
import { queryWithoutTimeout } from '../load/query-without-timeout.ts';
import { RECEPTION_ACTOR, type LivingClinic } from './living-clinic.ts';

const ABSENCE_DAYS = 3;

/** The doctor of the branch with most patients in these days. */
const SELECT_DOCTOR = `select s.doctor_id as doctor from schedule s
  join appointment a on a.schedule_id = s.id and a.status = 'booked'
    and a.starts_at >= $2 and a.starts_at < $3
  where s.clinic_branch_id = $1
  group by s.doctor_id order by count(*) desc, s.doctor_id limit 1`;

const BEGIN_ABSENCE = "select begin_absence($1, $2, $3, $4, '', $5, $6) as absence";

/** Patients of the demo get no messages, so all of them would be on the list of calls, and nothing to decide. */
const PROPOSE_CHOICE = "update absence_appointment set proposal = 'choice' where absence_id = $1";

/**
 * A time with the same doctor and one with a colleague, if there are any. They are held until the absence begins, as
 * someone may look hours later.
 */
const HOLD_ALTERNATIVES = `select hold_alternative($1, v.appointment_id, k.is_same_doctor, $2, $2, $3)
  from absence_appointment v cross join (values (true), (false)) k (is_same_doctor)
  where v.absence_id = $1 order by k.is_same_doctor desc, v.starts_at`;

/**
 * Enters an absence from tomorrow on of the busiest doctor of the largest branch: the clinic has to decide what happens
 * to the appointments. `now` is in epoch milliseconds.
 */
export async function loadAbsence(
  client: pg.ClientBase,
  { life, branch, schedules }: LivingClinic,
  { today, now }: { today: PlainDate; now: number },
): Promise<void> {
  const zone = life.country.timeZone;
  const [startsAt, endsAt] = [1, 1 + ABSENCE_DAYS].map(
    (days) => new Date(instantAt(addDays(today, days), 0, zone) ?? now),
  );
  const [found] = await queryWithoutTimeout<{ doctor: number }>(client, SELECT_DOCTOR, [
    branch,
    startsAt,
    endsAt,
  ]);
  if (found === undefined) return;
  const ids = schedules.filter(({ doctor }) => doctor === found.doctor).map(({ id }) => id);
  const [begun] = await queryWithoutTimeout<{ absence: number }>(client, BEGIN_ABSENCE, [
    found.doctor,
    ids,
    startsAt,
    endsAt,
    new Date(now),
    RECEPTION_ACTOR,
  ]);
  await queryWithoutTimeout(client, PROPOSE_CHOICE, [begun?.absence]);
  await queryWithoutTimeout(client, HOLD_ALTERNATIVES, [begun?.absence, startsAt, new Date(now)]);
}
