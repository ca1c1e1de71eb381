import type pg from 'pg';
import type { Country } from '#shared/countries/country.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { people } from '../data/people.ts';
import { createRandom } from '../random.ts';
import { queryWithoutTimeout } from '../load/query-without-timeout.ts';
import type { Life, LivingOffer, LivingSchedule } from './life.ts';
import { offerFollowUps } from './offer-follow-ups.ts';

/** The clinic whose desk is alive: that of the branch with most doctors, which the accounts of a trial reach. */
export interface LivingClinic {
  readonly life: Life;
  readonly clinic: number;
  /** The branch with most doctors, which has a queue. */
  readonly branch: number;
  /** The account that books and keeps the day. No one can sign in to it. */
  readonly reception: number;
  readonly schedules: readonly LivingSchedule[];
}

/** The username of the account. */
export const RECEPTION = 'demo-reception';
/** The actor of events that the account causes. */
export const RECEPTION_ACTOR = clinicActor(RECEPTION);

/** Marks an appointment of the demo, with all that the job must know to continue. */
export const ORIGIN = 'demo';

const LARGEST_BRANCH = `select b.id as branch, b.clinic_id as clinic from clinic_branch b
  join schedule s on s.clinic_branch_id = b.id
  group by b.id order by count(*) desc, b.id limit 1`;

/** The largest branch is the first, by which the clinic is found again. */
const SAVE_RECEPTION = `insert into staff_user
    (username, is_clinic_branch_admin, branch_ids, position, display_name, created_at)
  select $1, true,
    array(select id from clinic_branch where clinic_id = $2 order by id <> $3, id), 'desk', $4, $5
  returning id as reception`;

const OPEN_QUEUE = `insert into walk_in_queue (clinic_branch_id, is_open, screen_code)
  values ($1, true, $2) on conflict do nothing`;

const SELECT_RECEPTION = `select u.id as reception, b.id as branch, b.clinic_id as clinic
  from staff_user u join clinic_branch b on b.id = u.branch_ids[1] where u.username = $1`;

const SELECT_ORIGIN = `select (a.origin ->> 'seed')::integer as seed, a.origin ->> 'since' as since
  from appointment a join schedule s on s.id = a.schedule_id
  join clinic_branch b on b.id = s.clinic_branch_id
  where b.clinic_id = $1 and a.origin ->> 'source' = $2 limit 1`;

const SELECT_SCHEDULES = `select s.id, s.doctor_id as doctor, s.clinic_branch_id as branch, s.time_zone as "timeZone", s.step_minutes::integer as "stepMinutes",
    s.lead_minutes::integer as "leadMinutes",
    jsonb_agg(jsonb_build_object('id', o.id, 'service', o.service_id, 'steps', o.steps,
      'followUpSteps', ceil(o.follow_up_minutes::numeric / s.step_minutes), 'isProcedure', o.type = 'procedure',
      'insurances', o.insurances) order by o.id) as offers
  from schedule s join clinic_branch b on b.id = s.clinic_branch_id
  join doctor d on d.id = s.doctor_id and d.is_active
  join doctor_service o on o.schedule_id = s.id and o.is_active
  where b.clinic_id = $1 group by s.id order by s.id`;

type Place = Pick<LivingClinic, 'branch' | 'clinic'>;

/**
 * Gives the clinic with the largest branch a life: follow-ups, the account of its desk and a queue. Returns null without
 * a branch that has doctors.
 *
 * @param receptionist the name that the account shows
 */
export async function beginClinic(
  client: pg.ClientBase,
  life: Life,
  receptionist: string,
): Promise<LivingClinic | null> {
  const [place] = await queryWithoutTimeout<Place>(client, LARGEST_BRANCH);
  if (place === undefined) return null;
  const [saved] = await queryWithoutTimeout<{ reception: number }>(client, SAVE_RECEPTION, [
    RECEPTION,
    place.clinic,
    place.branch,
    receptionist,
    new Date(`${life.since}T00:00Z`),
  ]);
  if (saved === undefined) throw new Error('no account was saved');
  const screen = createRandom(life.seed, life.country.code, 'screen', place.branch).hex(24);
  await queryWithoutTimeout(client, OPEN_QUEUE, [place.branch, screen]);
  await offerFollowUps(client, life.country, place.clinic);
  return describe(client, life, { ...place, ...saved });
}

/** Returns the clinic that has a life; null in a database that was not loaded with one. */
export async function findClinic(
  client: pg.ClientBase,
  country: Country,
): Promise<LivingClinic | null> {
  const [place] = await queryWithoutTimeout<Place & { reception: number }>(
    client,
    SELECT_RECEPTION,
    [RECEPTION],
  );
  if (place === undefined) return null;
  const [origin] = await queryWithoutTimeout<Pick<Life, 'seed' | 'since'>>(client, SELECT_ORIGIN, [
    place.clinic,
    ORIGIN,
  ]);
  if (origin === undefined) return null;
  return describe(client, { country, people: people[country.code], ...origin }, place);
}

async function describe(
  client: pg.ClientBase,
  life: Life,
  place: Place & { reception: number },
): Promise<LivingClinic> {
  type Row = LivingSchedule & { offers: LivingOffer[] };
  const schedules = await queryWithoutTimeout<Row>(client, SELECT_SCHEDULES, [place.clinic]);
  return { life, ...place, schedules };
}
