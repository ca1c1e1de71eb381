import type { BranchHolidays } from '#shared/contract/clinic-data/holidays/branch-holidays.ts';
import { formatHours } from '#shared/domain/time/working-hours.ts';
import type { WeekdayTexts } from './weekday-hours.tsx';

interface SharedSeason {
  /** The hours of all branches as text; empty for the usual ones, and if the branches differ. */
  hours: string;
  weekdays: WeekdayTexts;
  differs: boolean;
  /** The appointments outside of the hours. */
  displaced: number;
}

/** Returns the hours that branches have in common in a season. */
export function sharedSeason(branches: BranchHolidays['branches'], season: number): SharedSeason {
  const chosen = branches.map((branch) =>
    branch.seasons.find(({ season_id }) => season_id === season),
  );
  const choices = new Set(
    chosen.map((each) => JSON.stringify([each?.hours ?? [], each?.weekday_hours ?? []])),
  );
  const differs = choices.size > 1;
  const [first] = differs ? [] : chosen;
  return {
    hours: formatHours(first?.hours ?? []),
    weekdays: (first?.weekday_hours ?? []).map(({ weekday, hours }) => [
      weekday,
      formatHours(hours),
    ]),
    differs,
    displaced: chosen.reduce((sum, each) => sum + (each?.displaced ?? 0), 0),
  };
}
