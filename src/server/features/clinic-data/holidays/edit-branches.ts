import type pg from 'pg';
import type { Edit } from '#shared/contract/clinic-data/setup/schedules.ts';
import { isAscending, type Span } from '#shared/domain/time/working-hours.ts';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { notFound, validationError } from '#server/http/http-error.ts';
import { projectQueuedSchedules } from '#server/features/booking/slots/project-queued.ts';
import type { Site } from '#server/site.ts';
import { queueDays } from './apply-holidays.ts';
import { branchesInReach } from '../setup/branches-in-reach.ts';

type BranchEdit = Pick<Edit, 'is_saved' | 'displaced'>;

/** The first and the last of consecutive days. */
type Days = readonly [first: PlainDate, last: PlainDate];

/** An edit of the hours of branches on some days. */
interface Change {
  readonly branch_ids: number[];
  readonly intent: 'preview' | 'save' | 'confirm';
  /** Writes the change and returns its days, from today on. */
  write(db: pg.PoolClient, today: PlainDate): Promise<readonly Days[]>;
  /** The details of the event of each branch. */
  readonly details: Readonly<Record<string, string | number | null>>;
}

const selectDisplaced = prepared<
  { id: number; starts_at: Date },
  [branches: number[], first: PlainDate[], last: PlainDate[], now: Date]
>(
  'displaced_by_branches',
  `select a.id, a.starts_at
   from unnest($2::date[], $3::date[]) d (first, last)
   cross join lateral misplaced_appointments(
     array(select s.id from schedule s where s.clinic_branch_id = any ($1)), d.first, d.last, $4) m (id)
   join appointment a on a.id = m.id order by a.starts_at`,
);
const addEvents = prepared<object, [now: Date, actor: string, branches: number[], details: object]>(
  'events_of_edited_branches',
  `insert into staff_event (at, actor, action, subject_table, subject_id, details)
   select $1, $2, 'changed', 'clinic_branch', id, $4 from unnest($3::integer[]) id`,
);

/**
 * Edits the hours of branches on some days. Schedules are projected after the commit, in short
 * transactions, so that bookings go on. Nothing is saved with appointments outside of the new hours
 * before they are confirmed. Throws a 404 for branches out of reach.
 */
export async function editBranches(
  site: Site,
  caller: Caller,
  { branch_ids: branches, intent, write, details }: Change,
): Promise<BranchEdit> {
  const { timeZone } = site.country;
  const now = new Date(site.clock());
  const edit = async (db: pg.PoolClient): Promise<BranchEdit> => {
    const inReach = new Set((await branchesInReach(db, caller, null)).map(({ id }) => id));
    if (!branches.every((id) => inReach.has(id))) throw notFound();
    const days = await write(db, dateInZone(now.getTime(), timeZone));
    const [firsts, lasts] = [days.map(([first]) => first), days.map(([, last]) => last)];
    const rows = await selectDisplaced(db, [branches, firsts, lasts, now]);
    const displaced = rows.map(({ id, starts_at: startsAt }) => ({
      id,
      starts_at: zonedIso(startsAt.getTime(), timeZone),
    }));
    const isSaved = intent === 'confirm' || (intent === 'save' && displaced.length === 0);
    if (!isSaved) return { is_saved: false, displaced };
    await queueDays(db, branches, days.flat());
    await addEvents(db, [now, caller.username, branches, details]);
    return { is_saved: true, displaced };
  };
  const result = await withTransaction(site.database.pool, edit, (each) => each.is_saved);
  if (result.is_saved) await projectQueuedSchedules(site);
  return result;
}

/** Throws a 400 for hours that overlap. */
export function requireAscending(hours: readonly Span[]): void {
  if (!isAscending(hours)) throw validationError({ code: 'hours_invalid', attr: 'hours' });
}
