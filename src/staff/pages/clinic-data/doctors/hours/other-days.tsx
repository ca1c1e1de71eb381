import { useState, type SubmitEvent } from 'react';
import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { MAX_CHANGED_DAYS } from '#shared/contract/clinic-data/setup/schedules.ts';
import { addDays, isDayWithin, isPlainDate } from '#shared/domain/time/plain-date.ts';
import { parseHours } from '#shared/domain/time/working-hours.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useHoursError } from '#staff/lib/use-hours-error.ts';
import styles from '../doctors.module.css';
import { DateField } from '#staff/ui/date-field/date-field.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import common from '#staff/ui/common.module.css';
import { DisplacedDialog } from './displaced-dialog.tsx';
import { usePlanInWords } from './use-plan-in-words.ts';
import { useScheduleEdit } from './use-schedule-edit.ts';

interface Days {
  from: string;
  to: string;
  hours: string;
  isPhoneOnly: boolean;
}

const NO_DAYS: Days = { from: '', to: '', hours: '', isPhoneOnly: false };

/** The days with other hours than the weekly ones: days off, and days that are open longer. */
export function OtherDays({ schedule }: { schedule: Schedule }) {
  const t = useText('schedule');
  const hoursError = useHoursError();
  const shell = useText('shell');
  const { api } = useStaffApp();
  const [days, setDays] = useState(NO_DAYS);
  const [isRefused, setIsRefused] = useState(false);
  const spans = parseHours(days.hours);
  const to = days.to === '' ? days.from : days.to;
  const today = schedule.days[0]?.day;
  const max = today === undefined ? undefined : addDays(today, MAX_CHANGED_DAYS);
  const isReady =
    spans !== null &&
    isDayWithin(days.from, { min: today, max }) &&
    isDayWithin(to, { min: days.from, max });
  const edit = useScheduleEdit(
    (intent) =>
      api.saveDays({
        id: schedule.id,
        from: days.from,
        to,
        intent,
        hours: (spans ?? []).map(([starts, ends]) => [starts, ends]),
        is_phone_only: days.isPhoneOnly,
      }),
    () => setDays(NO_DAYS),
  );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsRefused(!isReady);
    if (isReady) edit.save();
  }

  return (
    <Card tag="section" className={styles.part}>
      <h3 className={styles.subtitle}>{t('daysOff.title')}</h3>
      <ul>
        {schedule.exceptions.map((exception) => (
          <Exception key={exception.day} schedule={schedule.id} {...exception} />
        ))}
      </ul>
      <form onSubmit={submit} className={styles.dates} noValidate>
        <DateField
          name="from"
          label={t('daysOff.from')}
          required
          min={today}
          max={max}
          error={{ visible: isRefused && days.from === '', message: shell('day.required') }}
          value={days.from}
          onChange={(from) => setDays({ ...days, from })}
        />
        <DateField
          name="to"
          label={t('daysOff.to')}
          min={isPlainDate(days.from) ? days.from : today}
          max={max}
          value={days.to}
          onChange={(to) => setDays({ ...days, to })}
        />
        <TextField
          name="hours"
          label={t('daysOff.hours')}
          placeholder={t('days.closed')}
          value={days.hours}
          onChange={(hours) => setDays({ ...days, hours })}
          error={hoursError(days.hours)}
        />
        <CheckboxField
          name="is_phone_only"
          label={t('more.phoneOnly')}
          value={days.isPhoneOnly}
          onChange={(isPhoneOnly) => setDays({ ...days, isPhoneOnly })}
        />
        <Button type="submit" variant="secondary" inProgress={edit.isSaving}>
          {t('daysOff.save')}
        </Button>
      </form>
      <FailureNotice error={edit.error} />
      <DisplacedDialog edit={edit} />
    </Card>
  );
}

type ExceptionProps = Schedule['exceptions'][number] & { schedule: number };

function Exception({ schedule, day, hours, is_phone_only: isPhoneOnly }: ExceptionProps) {
  const t = useText('schedule');
  const { api, language } = useStaffApp();
  const inWords = usePlanInWords();
  const edit = useScheduleEdit((intent) =>
    api.saveDays({ id: schedule, from: day, to: day, hours: null, is_phone_only: false, intent }),
  );
  return (
    <li className={common.row}>
      <span className={styles.summary}>
        <strong>{formatDay(day, language, 'short')}</strong>{' '}
        {inWords(isPhoneOnly ? { hours: [], phone_hours: hours } : { hours, phone_hours: [] })}
      </span>
      <Button variant="quiet" size="sm" inProgress={edit.isSaving} onClick={edit.save}>
        {t('daysOff.remove')}
      </Button>
      <DisplacedDialog edit={edit} />
    </li>
  );
}
