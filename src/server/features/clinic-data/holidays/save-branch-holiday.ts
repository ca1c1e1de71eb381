import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { notFound, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { editBranches, requireAscending } from './edit-branches.ts';

type Input = InputOf<StaffEndpoints['saveBranchHoliday']>;

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

/**
 * Chooses the hours of branches on a holiday, or on all that have no choice of their own. Throws a 404
 * for unknown holidays.
 */
export function saveBranchHoliday(site: Site, caller: Caller, input: Input) {
  const { branch_ids, holiday_id: holiday, choice, hours, intent } = input;
  const isSpecial = choice === 'hours';
  if (isSpecial) requireAscending(hours);
  if (isSpecial && hours.length === 0) throw validationError({ code: 'required', attr: 'hours' });
  return editBranches(site, caller, {
    branch_ids,
    intent,
    details: {
      holiday,
      choice,
    },
    async write(db, today) {
      const days = await selectDays(db, [holiday, today]);
      if (holiday !== null && days.length === 0) throw notFound();
      const spans = isSpecial ? JSON.stringify(hours) : null;
      await replaceChoice(db, [branch_ids, holiday, choice, spans]);
      return days.map(({ day }) => [day, day]);
    },
  });
}
