import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { formatTime } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { focusFirstInvalid } from '#web/ui/form/model/focus-first-invalid.ts';
import type { FieldError } from '#web/ui/form/parts/bound-field.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { DateField } from '#staff/ui/date-field/date-field.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import common from '#staff/ui/common.module.css';
import { WeekBars } from './bars/week-bars.tsx';
import { ChangesInWords } from './changes-in-words.tsx';
import { DayPlans } from './day-plans.tsx';
import { DisplacedDialog } from './displaced-dialog.tsx';
import { LaterWeeks, ReplacedWeeks } from './later-weeks.tsx';
import { MoreHoursFields } from './more-hours.tsx';
import { useScheduleEdit } from './use-schedule-edit.ts';
import { useWeekErrors } from './use-week-errors.ts';
import { DAYS, NUMBERS, useWeek, type Week } from './use-week.ts';
import styles from '../doctors.module.css';

/** The pause in typing after which a value counts. */
const PAUSE_MS = 300;

const DAY_MINUTES = 1440;

const STEP_MINUTES = 30;

/** The weekly hours as text, beside the days that they result in. */
export function WeekEditor({ schedule }: { schedule: Schedule }) {
  const t = useText('schedule');
  const { api, language } = useStaffApp();
  const today = schedule.days[0]?.day;
  const week = useWeek(schedule);
  const typed = useSettled(JSON.stringify(week.input));
  const preview = useQuery({
    queryKey: ['hours', schedule.id, typed],
    enabled: week.input !== null && typed !== 'null',
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: () =>
      api.saveHours({
        id: schedule.id,
        ...(JSON.parse(typed) as NonNullable<typeof week.input>),
        intent: 'preview',
      }),
  });
  const edit = useScheduleEdit(async (intent) => {
    if (week.input === null) throw new Error('The hours are not valid');
    const sent = week.typed;
    const result = await api.saveHours({ id: schedule.id, ...week.input, intent });
    if (result.is_saved) week.noteSaved(sent);
    return result;
  });
  const error = edit.error ?? (week.input === null ? null : preview.error);

  const errors = useWeekErrors(week, preview.error);
  const wrongNames = errors.wrong.map(({ name }) => name);
  const form = useRef<HTMLFormElement>(null);
  const [isRefused, setIsRefused] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsRefused(week.input === null);
    if (week.input !== null) edit.save();
    else if (form.current !== null) focusFirstInvalid(form.current, wrongNames);
  }

  return (
    <Card tag="section" className={styles.hours}>
      <section className={styles.bars}>
        <h3 className={styles.subtitle}>{t('week.title')}</h3>
        <WeekBars
          lines={week.lines}
          onChange={week.setLines}
          step={Number(week.numbers.step_minutes)}
          period={{ from: week.period.valid_from, to: week.period.valid_to }}
          changes={week.isChanged ? [] : schedule.changes}
        />
      </section>
      <form ref={form} onSubmit={submit} className={styles.week} noValidate>
        <p className={common.quiet}>{t('week.hint')}</p>
        {week.texts.map((text, index) => (
          <TextField
            key={DATE_NAMES[language].weekdays[index]}
            name={`day-${index + 1}`}
            label={DATE_NAMES[language].weekdays[index]}
            placeholder={t('days.closed')}
            value={text}
            onChange={(value) => week.setText(index, value)}
            error={errors.of(`day-${index + 1}`)}
          />
        ))}
        <div>
          <Button variant="quiet" size="sm" onClick={week.copyMonday}>
            {t('week.copy')}
          </Button>
        </div>
        <MoreHoursFields hours={week.more} errors={errors} today={today ?? ''} />
        <div className={styles.numbers}>
          {NUMBERS.map((name) => (
            <TextField
              key={name}
              name={name}
              kind="number"
              label={t(`week.${name}`)}
              value={week.numbers[name]}
              onChange={(value) => week.setNumber(name, value)}
              error={errors.of(name)}
            />
          ))}
          <ReleaseFields week={week} error={errors.of('kept_starts')} />
        </div>
        <div className={styles.dates}>
          {DAYS.map((name) => (
            <DateField
              key={name}
              name={name}
              label={t(`week.${name}`)}
              min={name === 'valid_to' ? (week.firstDay ?? today) : today}
              value={week.period[name]}
              onChange={(day) => week.setDay(name, day)}
            />
          ))}
        </div>
        <ReplacedWeeks schedule={schedule} period={week.period} />
        {preview.data === undefined || week.input === null ? null : (
          <ChangesInWords before={schedule} after={{ ...week.input, days: preview.data.days }} />
        )}
        {week.isSavedElsewhere ? (
          <Notice
            tone="warning"
            announce
            action={
              <Button variant="secondary" size="sm" onClick={week.reset}>
                {t('week.discard')}
              </Button>
            }
          >
            {t('week.savedElsewhere')}
          </Notice>
        ) : null}
        <FailureNotice error={error} />
        {isRefused && errors.wrong.length > 0 ? (
          <Notice tone="error" announce>
            {t('week.refused', { fields: errors.wrong.map(({ label }) => label).join(', ') })}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" inProgress={edit.isSaving}>
            {t('week.save')}
          </Button>
        </div>
      </form>
      <div className={styles.result}>
        <DayPlans days={preview.data?.days ?? schedule.days} />
        <LaterWeeks schedule={schedule} />
      </div>
      <DisplacedDialog edit={edit} />
    </Card>
  );
}

/** The number of starts that are kept for the same day, and the time at which patients can book them. */
function ReleaseFields({ week, error }: { week: Week; error: FieldError }) {
  const t = useText('schedule');
  const { kept_starts: kept, kept_until: until } = week.numbers;
  const halfHours = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, i) => i * STEP_MINUTES);
  const minutes = [...new Set([...halfHours, Number(until)])].toSorted((a, b) => a - b);
  return (
    <>
      <TextField
        name="kept_starts"
        kind="number"
        label={t('week.kept_starts')}
        value={kept}
        onChange={(value) => week.setNumber('kept_starts', value)}
        error={error}
      />
      <SelectField
        name="kept_until"
        label={t('week.kept_until')}
        options={minutes.map((minute) => ({ value: String(minute), label: formatTime(minute) }))}
        value={until}
        onChange={(value) => week.setNumber('kept_until', value)}
      />
    </>
  );
}

/** Returns a value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
