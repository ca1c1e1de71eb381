import type { BranchHolidays } from '#shared/contract/clinic-data/holidays/branch-holidays.ts';
import { formatHours } from '#shared/domain/time/working-hours.ts';

interface SharedChoice {
  /** The choice of all branches; empty without one, and if the branches differ. */
  choice: string;
  /** The special hours as text. */
  hours: string;
  differs: boolean;
  /** True if a branch is open only because it had appointments when the holiday was entered. */
  isAutomatic: boolean;
  appointments: number;
}

/** Returns what branches have in common on a holiday, or on all without a choice of their own. */
export function sharedChoice(
  branches: BranchHolidays['branches'],
  holiday: number | null,
): SharedChoice {
  const days = branches.map((branch) =>
    branch.days.find(({ holiday_id }) => holiday_id === holiday),
  );
  const choices = new Set(
    days.map((day) => `${day?.choice ?? ''} ${formatHours(day?.hours ?? [])}`),
  );
  const [first] = days;
  const differs = choices.size > 1;
  return {
    choice: differs ? '' : (first?.choice ?? ''),
    hours: differs ? '' : formatHours(first?.hours ?? []),
    differs,
    isAutomatic: days.some((day) => day?.is_automatic),
    appointments: days.reduce((sum, day) => sum + (day?.appointments ?? 0), 0),
  };
}
