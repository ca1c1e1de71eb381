import type { InputOf } from '#shared/contract/client.ts';
import type { StaffUser } from '#shared/contract/sessions.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { maxDate, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { editBranches, requireAscending } from './edit-branches.ts';

type Input = InputOf<StaffEndpoints['saveBranchSeason']>;

const selectSeason = prepared<
  { first_day: PlainDate; last_day: PlainDate },
  [season: number, today: PlainDate]
>('season_of_choice', 'select first_day, last_day from season where id = $1 and last_day >= $2');
const replaceHours = prepared<object, [branches: number[], season: number, hours: string | null]>(
  'replace_branch_season',
  `with gone as (
     delete from branch_season
     where clinic_branch_id = any ($1) and season_id = $2 and $3::jsonb is null)
   insert into branch_season (clinic_branch_id, season_id, hours)
   select id, $2, $3::jsonb from unnest($1::integer[]) id where $3::jsonb is not null
   on conflict (clinic_branch_id, season_id) do update set hours = excluded.hours`,
);

/** Chooses the hours of branches in a season, none for the usual ones. Throws a 404 for unknown seasons. */
export function saveBranchSeason(site: Site, user: StaffUser, input: Input) {
  const { branch_ids, season_id: season, hours, intent } = input;
  requireAscending(hours);
  const spans = hours.length === 0 ? null : JSON.stringify(hours);
  return editBranches(site, user, {
    ...{ branch_ids, intent, details: { season, hours: spans } },
    async write(db, today) {
      const [days] = await selectSeason(db, [season, today]);
      if (days === undefined) throw notFound();
      await replaceHours(db, [branch_ids, season, spans]);
      return [[maxDate(days.first_day, today), days.last_day]];
    },
  });
}
