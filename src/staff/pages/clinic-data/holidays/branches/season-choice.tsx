import { useState } from 'react';
import type { BranchHolidays } from '#shared/contract/clinic-data/holidays/branch-holidays.ts';
import type { Season } from '#shared/contract/clinic-data/holidays/holidays.ts';
import { formatHours, parseHours } from '#shared/domain/time/working-hours.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useHoursError } from '#staff/lib/use-hours-error.ts';
import { useScheduleEdit } from '../../doctors/hours/use-schedule-edit.ts';
import { ChoiceForm } from './choice-form.tsx';
import { WeekdayHours, type WeekdayTexts } from './weekday-hours.tsx';

interface SeasonChoiceProps {
  season: Season;
  branches: BranchHolidays['branches'];
}

/** The hours of branches in a season, with the appointments outside of them. */
export function SeasonChoice({ season, branches }: SeasonChoiceProps) {
  const t = useText('holidays');
  const hoursError = useHoursError();
  const nameOf = useNameOf();
  const { api, language } = useStaffApp();
  const now = sharedSeason(branches, season.id);
  const [hours, setHours] = useState(now.hours);
  const [weekdays, setWeekdays] = useState(now.weekdays);
  const spans = parseHours(hours);
  const ofWeekdays = weekdays.map(([weekday, text]) => ({ weekday, hours: parseHours(text) }));
  const edit = useScheduleEdit((intent) =>
    api.saveBranchSeason({
      branch_ids: branches.map(({ id }) => id),
      season_id: season.id,
      hours: (spans ?? []).map(([starts, ends]) => [starts, ends]),
      weekday_hours: ofWeekdays.map(({ weekday, hours }) => ({
        weekday,
        hours: (hours ?? []).map(([starts, ends]) => [starts, ends]),
      })),
      intent,
    }),
  );
  const days = [season.first_day, season.last_day].map((day) => formatDay(day, language, 'year'));
  return (
    <ChoiceForm
      title={nameOf(season.names)}
      notes={[days.join(' – ')]}
      isEstimate={!season.is_confirmed}
      isValid={spans !== null && ofWeekdays.every(({ hours }) => hours !== null)}
      warning={now.displaced === 0 ? null : t('branches.outside', { number: now.displaced })}
      edit={edit}
    >
      <TextField
        name="hours"
        label={t('branches.seasonHours')}
        placeholder={t(now.differs ? 'branches.differs' : 'branches.choices.usual')}
        value={hours}
        onChange={setHours}
        error={hoursError(hours)}
      />
      <WeekdayHours texts={weekdays} onChange={setWeekdays} />
    </ChoiceForm>
  );
}

interface SharedSeason {
  /** The hours of all branches as text; empty for the usual ones, and if the branches differ. */
  hours: string;
  weekdays: WeekdayTexts;
  differs: boolean;
  /** The appointments outside of the hours. */
  displaced: number;
}

/** Returns the hours that branches have in common in a season. */
function sharedSeason(branches: BranchHolidays['branches'], season: number): SharedSeason {
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
