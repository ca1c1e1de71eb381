import { useState } from 'react';
import type { BranchHolidays } from '#shared/contract/clinic-data/holidays/branch-holidays.ts';
import type { Holiday } from '#shared/contract/clinic-data/holidays/holidays.ts';
import { HOLIDAY_CHOICES } from '#shared/domain/time/holidays.ts';
import { formatHours, parseHours } from '#shared/domain/time/working-hours.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useHoursError } from '#staff/lib/use-hours-error.ts';
import { useScheduleEdit } from '../../doctors/hours/use-schedule-edit.ts';
import { ChoiceForm } from './choice-form.tsx';

interface HolidayChoiceProps {
  /** Null for all holidays without a choice of their own. */
  holiday: Holiday | null;
  branches: BranchHolidays['branches'];
}

/** The choice of branches for a holiday, with the appointments that are booked on it. */
export function HolidayChoice({ holiday, branches }: HolidayChoiceProps) {
  const t = useText('holidays');
  const hoursError = useHoursError();
  const nameOf = useNameOf();
  const { api, language } = useStaffApp();
  const now = sharedChoice(branches, holiday?.id ?? null);
  const [choice, setChoice] = useState(now.choice);
  const [hours, setHours] = useState(now.hours);
  const spans = parseHours(hours);
  const edit = useScheduleEdit((intent) =>
    api.saveBranchHoliday({
      branch_ids: branches.map(({ id }) => id),
      holiday_id: holiday?.id ?? null,
      choice: HOLIDAY_CHOICES.find((each) => each === choice) ?? null,
      hours: choice === 'hours' ? (spans ?? []).map(([starts, ends]) => [starts, ends]) : [],
      intent,
    }),
  );
  const needsHours = choice === 'hours' && (spans === null || spans.length === 0);
  const title = holiday === null ? t('branches.default') : nameOf(holiday.names);

  const notes =
    holiday === null
      ? []
      : [`${formatDay(holiday.day, language, 'weekday')} · ${t(`kinds.${holiday.kind}`)}`];

  return (
    <ChoiceForm
      title={title}
      notes={
        now.appointments === 0
          ? notes
          : [...notes, t('branches.appointments', { number: now.appointments })]
      }
      isEstimate={holiday?.is_confirmed === false}
      isValid={!needsHours}
      warning={now.isAutomatic ? t('branches.automatic') : null}
      edit={edit}
    >
      <SelectField
        name="choice"
        label={t('branches.choice')}
        placeholder={
          now.differs
            ? t('branches.differs')
            : t(holiday === null ? 'branches.closed' : 'branches.asDefault')
        }
        options={HOLIDAY_CHOICES.map((value) => ({
          value,
          label: t(`branches.choices.${value}`),
        }))}
        value={choice}
        onChange={setChoice}
      />
      {choice === 'hours' ? (
        <TextField
          name="hours"
          label={t('branches.hours')}
          value={hours}
          onChange={setHours}
          error={hoursError(hours)}
        />
      ) : null}
    </ChoiceForm>
  );
}

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
function sharedChoice(branches: BranchHolidays['branches'], holiday: number | null): SharedChoice {
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
