import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { maxDate, type PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { requireRow, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { editBranches, requireAscending } from './edit-branches.ts';

type Input = InputOf<StaffEndpoints['saveBranchSeason']>;

const selectSeason = prepared<
  { first_day: PlainDate; last_day: PlainDate },
  [season: number, today: PlainDate]
>('season_of_choice', 'select first_day, last_day from season where id = $1 and last_day >= $2');
const replaceHours = prepared<
  object,
  [branches: number[], season: number, hours: string | null, weekdays: string]
>(
  'replace_branch_season',
  `with gone as (
     delete from branch_season
     where clinic_branch_id = any ($1) and season_id = $2 and $3::jsonb is null)
   insert into branch_season (clinic_branch_id, season_id, hours, weekday_hours)
   select id, $2, $3::jsonb, $4::jsonb from unnest($1::integer[]) id where $3::jsonb is not null
   on conflict (clinic_branch_id, season_id) do update
     set hours = excluded.hours, weekday_hours = excluded.weekday_hours`,
);

/** The hours that limit none. */
const WHOLE_DAY = [[0, 1440]];

/** Chooses the hours of branches in a season, none for the usual ones, and those of single weekdays. Throws a 404 for unknown seasons. */
export function saveBranchSeason(site: Site, caller: Caller, input: Input) {
  const { branch_ids, season_id: season, hours, weekday_hours: byWeekday, intent } = input;
  for (const spans of [hours, ...byWeekday.map((each) => each.hours)]) requireAscending(spans);
  const weekdays = new Map(byWeekday.map((each) => [each.weekday, each.hours]));
  if (weekdays.size < byWeekday.length) {
    throw validationError({ code: 'already_exists', attr: 'weekday_hours' });
  }
  const isUsual = hours.length === 0 && weekdays.size === 0;
  const spans = isUsual ? null : JSON.stringify(hours.length === 0 ? WHOLE_DAY : hours);
  const ofWeekdays = JSON.stringify(Object.fromEntries(weekdays));
  return editBranches(site, caller, {
    branch_ids,
    intent,
    details: {
      season,
      hours: spans,
      weekdays: ofWeekdays,
    },
    async write(db, today) {
      const days = requireRow(await selectSeason(db, [season, today]));
      await replaceHours(db, [branch_ids, season, spans, ofWeekdays]);
      return [[maxDate(days.first_day, today), days.last_day]];
    },
  });
}
