import { useState, type SubmitEvent } from 'react';
import type { BranchHolidays } from '#shared/contract/staff/holidays/branch-holidays.ts';
import type { Holiday } from '#shared/contract/staff/holidays/holidays.ts';
import { HOLIDAY_CHOICES } from '#shared/domain/time/holidays.ts';
import { parseHours } from '#shared/domain/time/working-hours.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useNameOf } from '../../../lib/names.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { DisplacedDialog } from '../../doctors/hours/displaced-dialog.tsx';
import { useScheduleEdit } from '../../doctors/hours/use-schedule-edit.ts';
import styles from '../holidays.module.css';
import { sharedChoice } from './shared-choice.ts';

interface HolidayChoiceProps {
  /** Null for all holidays without a choice of their own. */
  holiday: Holiday | null;
  branches: BranchHolidays['branches'];
}

/** The choice of branches for a holiday, with the visits that are booked on it. */
export function HolidayChoice({ holiday, branches }: HolidayChoiceProps) {
  const t = useText('holidays');
  const shell = useText('shell');
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

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!needsHours) edit.save();
  }

  return (
    <li className={styles.choice}>
      <form onSubmit={submit} className={styles.form} aria-label={title} noValidate>
        <p className={styles.name}>
          <strong>{title}</strong>
          {holiday === null ? null : (
            <span className={styles.note}>
              {formatDay(holiday.day, language, 'weekday')}, {t(`kinds.${holiday.kind}`)}
            </span>
          )}
          {holiday?.is_confirmed === false ? <Badge>{t('estimate')}</Badge> : null}
          {now.appointments === 0 ? null : (
            <span className={styles.note}>
              {t('branches.visits', { number: now.appointments })}
            </span>
          )}
        </p>
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
            error={{ visible: spans === null, message: t('branches.invalid') }}
          />
        ) : null}
        <Button type="submit" variant="secondary" inProgress={edit.isSaving}>
          {t('branches.save')}
        </Button>
      </form>
      {now.isAutomatic ? <Notice tone="warning">{t('branches.automatic')}</Notice> : null}
      {edit.error === null ? null : (
        <Notice tone="error" announce>
          {failureText(edit.error, shell)}
        </Notice>
      )}
      <DisplacedDialog edit={edit} />
    </li>
  );
}
