import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SupportAppointment } from '#shared/contract/staff/support.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { useFormat } from '../../lib/format.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './support.module.css';

interface FoundAppointmentProps {
  found: SupportAppointment;
  /** The digits that the caller said; a cancellation sends them again. */
  phoneEnd: string;
}

/** The appointment of a caller, which support can cancel. */
export function FoundAppointment({ found, phoneEnd }: FoundAppointmentProps) {
  const t = useText('support');
  const shell = useText('shell');
  const format = useFormat();
  const { api } = useStaffApp();
  const [isCancelling, setIsCancelling] = useState(false);
  const cancel = useMutation({
    mutationFn: (reason: string) =>
      api.cancelForPatient({ id: found.id, phone_end: phoneEnd, reason }),
    onSettled: () => setIsCancelling(false),
  });
  const appointment = cancel.data ?? found;
  const rows = [
    [t('patient'), `${appointment.given_name}, ${appointment.phone}`],
    [t('time'), format.dateTime(appointment.datetime)],
    [t('doctor'), `${appointment.doctor}, ${appointment.service}`],
    [t('place'), `${appointment.clinic}, ${appointment.address}`],
  ] as const;

  return (
    <Card tag="section" className={styles.found}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('appointment', { number: String(appointment.id) })}</h2>
        <Badge tone={appointment.status === 'booked' ? 'green' : 'neutral'}>
          {t(`statuses.${appointment.status}`)}
        </Badge>
      </div>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {cancel.isError ? (
        <Notice tone="error" announce>
          {failureText(cancel.error, shell)}
        </Notice>
      ) : null}
      {cancel.isSuccess ? (
        <Notice tone="success" announce>
          {t('cancelled')}
        </Notice>
      ) : null}
      {appointment.can_cancel ? (
        <div>
          <Button variant="danger" onClick={() => setIsCancelling(true)}>
            {t('cancel')}
          </Button>
        </div>
      ) : null}
      <CancelDialog
        open={isCancelling}
        inProgress={cancel.isPending}
        onClose={() => setIsCancelling(false)}
        onConfirm={(reason) => cancel.mutate(reason)}
      />
    </Card>
  );
}
