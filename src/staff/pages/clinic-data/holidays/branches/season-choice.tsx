import { useState } from 'react';
import type { BranchHolidays } from '#shared/contract/clinic-data/holidays/branch-holidays.ts';
import type { Season } from '#shared/contract/clinic-data/holidays/holidays.ts';
import { parseHours } from '#shared/domain/time/working-hours.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useScheduleEdit } from '../../doctors/hours/use-schedule-edit.ts';
import { ChoiceForm } from './choice-form.tsx';
import { sharedSeason } from './shared-season.ts';
import { WeekdayHours } from './weekday-hours.tsx';

interface SeasonChoiceProps {
  season: Season;
  branches: BranchHolidays['branches'];
}

/** The hours of branches in a season, with the appointments outside of them. */
export function SeasonChoice({ season, branches }: SeasonChoiceProps) {
  const t = useText('holidays');
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
      weekday_hours: ofWeekdays.map((each) => ({
        weekday: each.weekday,
        hours: (each.hours ?? []).map(([starts, ends]) => [starts, ends]),
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
      isValid={spans !== null && ofWeekdays.every((each) => each.hours !== null)}
      warning={now.displaced === 0 ? null : t('branches.outside', { number: now.displaced })}
      edit={edit}
    >
      <TextField
        name="hours"
        label={t('branches.seasonHours')}
        placeholder={t(now.differs ? 'branches.differs' : 'branches.choices.usual')}
        value={hours}
        onChange={setHours}
        error={{ visible: spans === null, message: t('branches.invalid') }}
      />
      <WeekdayHours texts={weekdays} onChange={setWeekdays} />
    </ChoiceForm>
  );
}
