import type {
  BranchDay,
  BranchHolidays,
} from '#shared/contract/clinic-data/holidays/branch-holidays.ts';
import type { Holiday, Season } from '#shared/contract/clinic-data/holidays/holidays.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { yearsAwaitingMoves } from './awaited-moves.ts';
import { branchesInReach } from '../setup/branches-in-reach.ts';

type DayRow = BranchDay & { branch_id: number };
type SeasonRow = BranchHolidays['branches'][number]['seasons'][number] & { branch_id: number };

const selectHolidays = prepared<Holiday, [from: PlainDate]>(
  'holidays_from_day',
  `select id, day, kind, as_weekday, names, is_confirmed, source_url from holiday
   where day >= $1 order by day`,
);
const selectDays = prepared<DayRow, [branches: number[], from: PlainDate, now: Date]>(
  'days_of_branch_holidays',
  `with booked as (
     select s.clinic_branch_id, h.id as holiday_id, count(*)::integer as appointments
     from holiday h
     join schedule s on s.clinic_branch_id = any ($1)
     join appointment a on a.doctor_id = s.doctor_id and a.schedule_id = s.id
       and a.status = 'booked' and a.starts_at > $3
       and a.starts_at >= h.day::timestamp at time zone s.time_zone
       and a.starts_at < (h.day + 1)::timestamp at time zone s.time_zone
     where h.day >= $2
     group by 1, 2),
   chosen as (
     select b.* from branch_holiday b left join holiday h on h.id = b.holiday_id
     where b.clinic_branch_id = any ($1) and (b.holiday_id is null or h.day >= $2))
   select coalesce(c.clinic_branch_id, k.clinic_branch_id) as branch_id,
     coalesce(c.holiday_id, k.holiday_id) as holiday_id, c.choice,
     coalesce(c.hours, '[]') as hours, coalesce(c.is_automatic, false) as is_automatic,
     coalesce(k.appointments, 0) as appointments
   from chosen c full join booked k
     on k.clinic_branch_id = c.clinic_branch_id and k.holiday_id = c.holiday_id`,
);

const selectSeasons = prepared<Season, [from: PlainDate]>(
  'seasons_from_day',
  `select id, first_day, last_day, names, is_confirmed, source_url from season
   where last_day >= $1 order by first_day`,
);
const selectBranchSeasons = prepared<SeasonRow, [branches: number[], from: PlainDate, now: Date]>(
  'branch_seasons',
  `select b.clinic_branch_id as branch_id, b.season_id,
     case when b.hours = '[[0, 1440]]' then '[]' else b.hours end as hours,
     coalesce((
       select jsonb_agg(jsonb_build_object('weekday', w.key::integer, 'hours', w.value) order by w.key)
       from jsonb_each(b.weekday_hours) w), '[]') as weekday_hours,
     (select count(*)::integer from misplaced_appointments(
        array(select s.id from schedule s where s.clinic_branch_id = b.clinic_branch_id),
        n.first_day, n.last_day, $3)) as displaced
   from branch_season b join season n on n.id = b.season_id
   where b.clinic_branch_id = any ($1) and n.last_day >= $2`,
);

/**
 * Returns the upcoming holidays with the choices of the branches in the reach of an account. Throws a
 * 404 for a clinic out of reach.
 */
export async function readBranchHolidays(
  site: Site,
  caller: Caller,
  clinic: number | null,
): Promise<BranchHolidays> {
  const { pool } = site.database;
  const branches = await branchesInReach(pool, caller, clinic);
  if (branches.length === 0 && clinic !== null) throw notFound();
  const now = new Date(site.clock());
  const today = dateInZone(now.getTime(), site.country.timeZone);
  const ids = branches.map(({ id }) => id);
  const year = Number(today.slice(0, 4));
  const [holidays, seasons, dayRows, seasonRows, awaited] = await Promise.all([
    selectHolidays(pool, [today]),
    selectSeasons(pool, [today]),
    selectDays(pool, [ids, today, now]),
    selectBranchSeasons(pool, [ids, today, now]),
    yearsAwaitingMoves(pool, site.country.code, [year, year + 1]),
  ]);
  return {
    holidays,
    seasons,
    years_awaiting_moves: awaited,
    branches: branches.map((branch) => ({
      ...branch,
      days: ofBranch(dayRows, branch.id),
      seasons: ofBranch(seasonRows, branch.id),
    })),
  };
}

/** Returns the rows of a branch, without its id. */
function ofBranch<Row extends { branch_id: number }>(
  rows: readonly Row[],
  branch: number,
): Omit<Row, 'branch_id'>[] {
  return rows
    .filter((row) => row.branch_id === branch)
    .map(({ branch_id: _branch, ...row }) => row);
}
