import { useState } from 'react';
import type { Absence, AbsenceAppointment } from '#shared/contract/desk/absences/absences.ts';
import { ANSWERS, needsCall } from '#shared/domain/desk/absences/proposals.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import common from '#staff/ui/common.module.css';
import { AppointmentSummary } from './appointment-summary.tsx';
import styles from './absences.module.css';

/** The answers of patients, and first the list of those whom the desk calls. */
export function AnswerBoard({ absence: { appointments, state } }: { absence: Absence }) {
  const t = useText('absences');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const calls =
    state === 'applied' ? appointments.filter((appointment) => needsCall(appointment, now)) : [];
  const others = appointments.filter((appointment) => !calls.includes(appointment));
  return (
    <>
      <dl className={styles.counts}>
        {ANSWERS.map((answer) => {
          const count = appointments.filter((appointment) => appointment.answer === answer).length;
          return count === 0 ? null : (
            <div key={answer}>
              <dt>{t(`answers.${answer}`)}</dt>
              <dd>{format.number(count)}</dd>
            </div>
          );
        })}
      </dl>
      <AppointmentList title={t('callList')} appointments={calls} isCalled />
      <AppointmentList title={t('allAppointments')} appointments={others} />
    </>
  );
}

interface AppointmentListProps {
  title: string;
  appointments: readonly AbsenceAppointment[];
  /** True if the desk calls these patients. */
  isCalled?: boolean;
}

function AppointmentList({ title, appointments, isCalled = false }: AppointmentListProps) {
  const t = useText('absences');
  const format = useFormat();
  if (appointments.length === 0) return null;
  return (
    <section className={styles.stack} aria-label={title}>
      <h2 className={common.title}>{title}</h2>
      <Card padding="none">
        <ul>
          {appointments.map((appointment) => (
            <li key={appointment.id} className={styles.row}>
              <AppointmentSummary appointment={appointment} />
              {appointment.moved_to === null ? null : (
                <p>{t('movedTo', { time: format.dateTime(appointment.moved_to) })}</p>
              )}
              {isCalled ? <CallButton appointment={appointment} /> : null}
              <Badge tone={appointment.answer === 'moved' ? 'green' : 'neutral'}>
                {t(`answers.${appointment.answer}`)}
              </Badge>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** Shows the phone of a patient to call. The look is recorded, as in the drawer of the desk. */
function CallButton({ appointment }: { appointment: AbsenceAppointment }) {
  const t = useText('absences');
  const { api } = useStaffApp();
  const details = useMutationWithToast({
    mutationFn: () => api.deskAppointmentDetails({ id: appointment.id }),
  });
  if (details.data === undefined) {
    return (
      <Button
        variant="secondary"
        size="sm"
        inProgress={details.isPending}
        onClick={() => details.mutate()}
      >
        {t('showPhone', { name: appointment.name })}
      </Button>
    );
  }
  const { phone } = details.data;
  return phone === '' ? <span>{t('noPhone')}</span> : <a href={`tel:${phone}`}>{phone}</a>;
}
