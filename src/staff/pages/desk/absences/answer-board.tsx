import { useState } from 'react';
import type { Absence, AbsenceAppointment } from '#shared/contract/desk/absences/absences.ts';
import { ANSWERS, needsCall } from '#shared/domain/desk/absences/proposals.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { CallButton } from './call-button.tsx';
import styles from './absences.module.css';
import { AppointmentSummary } from './appointment-summary.tsx';

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
      <h2 className={styles.subtitle}>{title}</h2>
      <Card padding="none">
        <ul className={styles.list}>
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
