import type { CountryCode } from '#shared/countries/codes.ts';
import type { Country } from '#shared/countries/country.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { ANNOUNCED_HOLIDAYS } from '#server/features/clinic-data/holidays/data/index.ts';
import { ANNOUNCED_SEASONS } from '#server/features/clinic-data/holidays/data/seasons.ts';
import type { BranchHolidayRow, HolidayRow, SeasonRow } from '#demo/rows.ts';

/** Every second branch works on the Saturdays that replace another day. */
const OFFICIAL_INTERVAL = 2;

/** Returns the holidays and seasons of the country, and the branches that follow its calendar. */
export function holidayRows(
  { code }: Country,
  branches: readonly number[],
): { holiday: HolidayRow[]; season: SeasonRow[]; branch_holiday: BranchHolidayRow[] } {
  const byDay = ANNOUNCED_HOLIDAYS[code].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return {
    holiday: byDay.map((row, index) => ({ id: index + 1, ...row })),
    season: ANNOUNCED_SEASONS[code].map((row, index) => ({ id: index + 1, ...row })),
    branch_holiday: branches
      .filter((id) => id % OFFICIAL_INTERVAL === 0)
      .map((id) => ({
        clinic_branch_id: id,
        holiday_id: null,
        choice: 'official',
      })),
  };
}

/** Returns the days on which all branches are closed. */
export function closedDaysOf(code: CountryCode): PlainDate[] {
  return ANNOUNCED_HOLIDAYS[code]
    .filter(({ kind }) => kind === 'closed' || kind === 'moved_rest')
    .map(({ day }) => day);
}
