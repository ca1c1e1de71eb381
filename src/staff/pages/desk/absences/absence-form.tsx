import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { DoctorInReach } from '#shared/contract/desk/absences/absences.ts';
import { MAX_DAYS_AHEAD } from '#shared/domain/desk/absences/days-ahead.ts';
import {
  addDays,
  isDayWithin,
  isPlainDate,
  weekdayOf,
  type PlainDate,
} from '#shared/domain/time/plain-date.ts';
import { MAX_REASON_LENGTH } from '#shared/domain/text/max-reason-length.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText, useUser } from '#staff/lib/staff-app.ts';
import { DateField } from '#staff/ui/date-field/date-field.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { DoctorField } from '../doctor-field.tsx';
import common from '#staff/ui/common.module.css';
import styles from './absences.module.css';

const FRIDAY = 5;
type Period = 'today' | 'friday' | 'dates' | 'open';

/** Enters who is absent and how long. The time is blocked at once. */
export function AbsenceForm({ doctors }: { doctors: readonly DoctorInReach[] }) {
  const t = useText('absences');
  const { api } = useStaffApp();
  const user = useUser();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [id, setId] = useState('');
  const [period, setPeriod] = useState<Period>('today');
  const [reason, setReason] = useState('');
  const doctor = doctors.find((doctor) => doctor.id === Number(id));
  const today = doctor?.today ?? doctors[0]?.today ?? '';
  const [dates, setDates] = useState({ from: today, to: today });
  const limits = { min: today, max: addDays(today, MAX_DAYS_AHEAD) };
  const isOneDay = user.position === 'desk';
  const begin = useMutation({
    mutationFn: (payload: { doctor: number; first_day: PlainDate; last_day: PlainDate | null }) =>
      api.beginAbsence({ ...payload, reason }),
    onSuccess(absence) {
      queryClient.setQueryData(['absences', absence.id], absence);
      void queryClient.invalidateQueries({ queryKey: ['absences', 'list'] });
      void navigate(`/absences/${absence.id}`);
    },
  });
  const periods: Period[] = isOneDay
    ? ['today', 'dates']
    : ['today', ...(weekdayOf(today) < FRIDAY ? (['friday'] as const) : []), 'dates', 'open'];

  const [first, last] = daysOf(period, today, isOneDay ? { ...dates, to: dates.from } : dates);
  const isReady =
    isDayWithin(first, limits) && (last === null || isDayWithin(last, { ...limits, min: first }));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (doctor === undefined || !isReady || begin.isPending) return;
    begin.mutate({ doctor: doctor.id, first_day: first, last_day: last });
  }

  return (
    <Card tag="section">
      <form onSubmit={submit} className={styles.form} noValidate>
        <DoctorField
          label={t('doctor')}
          placeholder={t('chooseDoctor')}
          doctors={doctors}
          value={id}
          onChange={setId}
        />
        <div role="group" aria-label={t('when')} className={common.line}>
          {periods.map((each) => (
            <Chip key={each} pressed={each === period} onClick={() => setPeriod(each)}>
              {t(`periods.${each}`)}
            </Chip>
          ))}
        </div>
        {period === 'dates' || period === 'open' ? (
          <div className={styles.dates}>
            <DateField
              name="from"
              label={t('from')}
              required
              {...limits}
              value={dates.from}
              onChange={(from) => setDates({ ...dates, from })}
            />
            {period === 'open' || isOneDay ? null : (
              <DateField
                name="to"
                label={t('to')}
                required
                {...limits}
                min={isPlainDate(dates.from) ? dates.from : today}
                value={dates.to}
                onChange={(to) => setDates({ ...dates, to })}
              />
            )}
          </div>
        ) : null}
        <TextField
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={setReason}
        />
        <Button
          type="submit"
          inProgress={begin.isPending}
          aria-disabled={doctor === undefined || !isReady || undefined}
        >
          {t('begin')}
        </Button>
        <p className={common.quiet}>{t('beginHint')}</p>
        <FailureNotice error={begin.error} />
      </form>
    </Card>
  );
}

function daysOf(
  period: Period,
  today: PlainDate,
  { from, to }: { from: PlainDate; to: PlainDate },
): [first: PlainDate, last: PlainDate | null] {
  if (period === 'open') return [from, null];
  if (period === 'dates') return [from, to];
  return [today, period === 'today' ? today : addDays(today, FRIDAY - weekdayOf(today))];
}
