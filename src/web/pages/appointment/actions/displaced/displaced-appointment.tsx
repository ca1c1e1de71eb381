import { useState } from 'react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { useChangeAppointment } from '#web/features/change-appointment/use-change-appointment.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import styles from './displaced-appointment.module.css';

interface DisplacedAppointmentProps {
  appointment: Appointment;
  /** Runs when the appointment has the time that the patient chose. */
  onChosen: () => void;
}

/** Says that the doctor is absent, and lets the patient choose one of the times that the clinic holds. */
export function DisplacedAppointment({ appointment, onChosen }: DisplacedAppointmentProps) {
  const t = useT('appointment');
  const format = useFormat();
  const today = useToday(appointment.timezone);
  const showToast = useToast();
  const change = useChangeAppointment(appointment);
  const [chosen, setChosen] = useState<number | null>(null);
  const { displaced } = appointment;
  if (displaced === null) return null;
  const { alternatives, until } = displaced;

  async function choose(slot: number) {
    setChosen(slot);
    const outcome = await change.chooseAlternative(slot);
    setChosen(null);
    if (outcome.type === 'done') return onChosen();
    const messages =
      outcome.type === 'rejected'
        ? outcome.messages
        : [t(outcome.type === 'failed' ? 'displaced.failed' : 'displaced.taken')];
    for (const message of messages) showToast({ tone: 'error', message });
    return undefined;
  }

  return (
    <section className={`${styles.displaced} no-print`} aria-labelledby="displaced-title">
      <Notice
        tone="warning"
        title={<span id="displaced-title">{t('displaced.title')}</span>}
        action={
          alternatives.length === 0 ? null : (
            <ul className={styles.times}>
              {alternatives.map((held) => (
                <li key={held.slot}>
                  <Button
                    block
                    variant="secondary"
                    inProgress={change.isPending && chosen === held.slot}
                    onClick={() => void choose(held.slot)}
                  >
                    {t('displaced.choose', {
                      when: format.dateTime(held.datetime, today),
                      doctor: held.doctor,
                    })}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      >
        <p>{t('displaced.text')}</p>
        <p>
          {until === null
            ? t('displaced.none')
            : t('displaced.held', { time: format.dateTime(until, today) })}
        </p>
      </Notice>
    </section>
  );
}
