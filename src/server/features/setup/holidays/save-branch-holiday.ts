import type pg from 'pg';
import type { InputOf } from '#shared/contract/client.ts';
import type { StaffUser } from '#shared/contract/sessions.ts';
import type { Edit } from '#shared/contract/staff/setup/schedules.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { isAscending } from '#shared/domain/time/working-hours.ts';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { notFound, validationError } from '#server/http/http-error.ts';
import { projectQueuedSchedules } from '#server/features/slots/index.ts';
import type { Site } from '#server/site.ts';
import { queueDays } from './apply-holidays.ts';
import { branchesInReach } from './branch-scope.ts';

type Input = InputOf<StaffEndpoints['saveBranchHoliday']>;
type HolidayEdit = Pick<Edit, 'is_saved' | 'displaced'>;

const selectDays = prepared<{ day: PlainDate }, [holiday: number | null, today: PlainDate]>(
  'days_of_holiday_choice',
  'select day from holiday where day >= $2 and ($1::integer is null or id = $1) order by day',
);
const replaceChoice = prepared<
  object,
  [branches: number[], holiday: number | null, choice: string | null, hours: string | null]
>(
  'replace_branch_holiday',
  `with gone as (
     delete from branch_holiday
     where clinic_branch_id = any ($1) and holiday_id is not distinct from $2 and $3::text is null)
   insert into branch_holiday as b (clinic_branch_id, holiday_id, choice, hours)
   select id, $2, $3, $4::jsonb from unnest($1::integer[]) id where $3 is not null
   on conflict (clinic_branch_id, holiday_id) do update
     set choice = excluded.choice, hours = excluded.hours, is_automatic = false`,
);
const selectDisplaced = prepared<
  { id: number; starts_at: Date },
  [branches: number[], days: PlainDate[], now: Date]
>(
  'displaced_by_holiday',
  `select a.id, a.starts_at
   from unnest($2::date[]) day
   cross join lateral misplaced_appointments(
     array(select s.id from schedule s where s.clinic_branch_id = any ($1)), day, day, $3) m (id)
   join appointment a on a.id = m.id order by a.starts_at`,
);
const addEvents = prepared<
  object,
  [now: Date, actor: string, branches: number[], holiday: number | null, choice: string | null]
>(
  'branch_holiday_events',
  `insert into staff_event (at, actor, action, subject_table, subject_id, details)
   select $1, $2, 'changed', 'clinic_branch', id,
     jsonb_build_object('holiday', $4::integer, 'choice', $5::text)
   from unnest($3::integer[]) id`,
);

/** Rolls the transaction back, and carries its result out of it. */
class NotSaved extends Error {
  readonly edit: HolidayEdit;
  constructor(edit: HolidayEdit) {
    super('The choice was not saved');
    this.edit = edit;
  }
}

/**
 * Chooses the hours of branches on a holiday, or on all that have no choice of their own. Schedules are
 * projected after the commit, in short transactions, so that bookings go on. Nothing is saved with
 * appointments outside of the new hours before they are confirmed. Throws a 404 for branches out of
 * reach and for unknown holidays.
 */
export async function saveBranchHoliday(
  site: Site,
  user: StaffUser,
  input: Input,
): Promise<HolidayEdit> {
  requireHours(input);
  const saved = await withTransaction(site.database.pool, (db) =>
    choose(db, site, user, input),
  ).catch((error: unknown) => {
    if (error instanceof NotSaved) return error.edit;
    throw error;
  });
  if (saved.is_saved) await projectQueuedSchedules(site);
  return saved;
}

async function choose(
  db: pg.PoolClient,
  { clock, country }: Site,
  user: StaffUser,
  { branch_ids: branches, holiday_id: holiday, choice, hours, intent }: Input,
): Promise<HolidayEdit> {
  const now = new Date(clock());
  const inReach = new Set((await branchesInReach(db, user, null)).map(({ id }) => id));
  if (!branches.every((id) => inReach.has(id))) throw notFound();
  const days = await selectDays(db, [holiday, dateInZone(now.getTime(), country.timeZone)]);
  if (holiday !== null && days.length === 0) throw notFound();
  const ofDays = days.map(({ day }) => day);
  const spans = choice === 'hours' ? JSON.stringify(hours) : null;
  await replaceChoice(db, [branches, holiday, choice, spans]);
  const displaced = (await selectDisplaced(db, [branches, ofDays, now])).map(
    ({ id, starts_at }) => ({ id, starts_at: zonedIso(starts_at.getTime(), country.timeZone) }),
  );
  const isSaved = intent === 'confirm' || (intent === 'save' && displaced.length === 0);
  if (!isSaved) throw new NotSaved({ is_saved: false, displaced });
  await queueDays(db, branches, ofDays);
  await addEvents(db, [now, user.username, branches, holiday, choice]);
  return { is_saved: true, displaced };
}

/** Throws a 400 for special hours without hours, or that overlap. */
function requireHours({ choice, hours }: Input): void {
  if (choice !== 'hours') return;
  if (hours.length === 0 || !isAscending(hours)) {
    throw validationError({ code: 'invalid', attr: 'hours' });
  }
}
