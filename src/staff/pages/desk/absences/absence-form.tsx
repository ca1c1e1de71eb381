import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
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
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText, useUser } from '#staff/lib/staff-app.ts';
import { useNextPage } from '#staff/lib/use-next-page.ts';
import { DateField } from '#staff/ui/date-field/date-field.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { DoctorField } from '../doctor-field.tsx';
import common from '#staff/ui/common.module.css';
import styles from './absences.module.css';

const FRIDAY = 5;
type Period = 'today' | 'friday' | 'dates' | 'open';

interface AbsenceFormProps {
  doctors: readonly DoctorInReach[];
  /** True for a doctor, who proposes an own absence. */
  proposes: boolean;
}

/** Enters who is absent and how long. The time is blocked at once, or when the clinic accepts what a doctor proposes. */
export function AbsenceForm({ doctors, proposes }: AbsenceFormProps) {
  const t = useText('absences');
  const { api } = useStaffApp();
  const user = useUser();
  const showPage = useNextPage();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [id, setId] = useState('');
  const [period, setPeriod] = useState<Period>('today');
  const [reason, setReason] = useState('');
  const doctor = proposes ? doctors[0] : doctors.find((doctor) => doctor.id === Number(id));
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
      showPage(`/absences/${absence.id}`);
    },
  });
  const proposal = useMutation({
    mutationFn: (days: { first_day: PlainDate; last_day: PlainDate | null }) =>
      api.proposeAbsence({ ...days, reason }),
    onSuccess() {
      setReason('');
      showToast({ tone: 'success', message: t('proposed.sent') });
      void queryClient.invalidateQueries({ queryKey: ['absences', 'proposals'] });
    },
  });
  const isPending = begin.isPending || proposal.isPending;
  const periods: Period[] = isOneDay
    ? ['today', 'dates']
    : ['today', ...(weekdayOf(today) < FRIDAY ? (['friday'] as const) : []), 'dates', 'open'];

  const [first, last] = daysOf(period, today, isOneDay ? { ...dates, to: dates.from } : dates);
  const isReady =
    isDayWithin(first, limits) && (last === null || isDayWithin(last, { ...limits, min: first }));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (doctor === undefined || !isReady || isPending) return;
    const days = { first_day: first, last_day: last };
    if (proposes) proposal.mutate(days);
    else begin.mutate({ ...days, doctor: doctor.id });
  }

  return (
    <Card tag="section">
      <form onSubmit={submit} className={styles.form} noValidate>
        {proposes ? null : (
          <DoctorField
            label={t('doctor')}
            placeholder={t('chooseDoctor')}
            doctors={doctors}
            value={id}
            onChange={setId}
          />
        )}
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
          inProgress={isPending}
          aria-disabled={doctor === undefined || !isReady || undefined}
        >
          {t(proposes ? 'proposed.propose' : 'begin')}
        </Button>
        <p className={common.quiet}>{t(proposes ? 'proposed.hint' : 'beginHint')}</p>
        <FailureNotice error={begin.error ?? proposal.error} />
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
