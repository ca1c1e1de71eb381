import { useRef, useState } from 'react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { useChangeAppointment } from '#web/features/change-appointment/use-change-appointment.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import changeStyles from './change/change-buttons.module.css';
import styles from './coming-question.module.css';

interface ComingQuestionProps {
  appointment: Appointment;
  /** Opens the cancellation. */
  onCannot: () => void;
}

/** Asks shortly before the appointment if the patient is coming, and shows the answer. */
export function ComingQuestion({ appointment, onCannot }: ComingQuestionProps) {
  const t = useT('appointment');
  const showToast = useToast();
  const change = useChangeAppointment(appointment);
  const answer = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function confirm() {
    setHasFailed(false);
    const outcome = await change.confirm();
    setHasFailed(outcome.type === 'failed');
    // The pressed button is gone.
    if (outcome.type === 'done') answer.current?.focus();
    if (outcome.type !== 'rejected') return;
    for (const message of outcome.messages) showToast({ tone: 'error', message });
  }

  return (
    <div ref={answer} tabIndex={-1} className={classNames(styles.answer, 'no-print')} role="status">
      {appointment.is_coming ? <Notice tone="success">{t('coming.done')}</Notice> : null}
      {appointment.can_confirm ? (
        <section className={styles.question} aria-labelledby="coming-title">
          <h2 id="coming-title" className={changeStyles.title}>
            {t('coming.title')}
          </h2>
          <p>{hasFailed ? t('coming.failed') : t('coming.text')}</p>
          <div className={changeStyles.buttons}>
            <Button inProgress={change.isPending} onClick={() => void confirm()}>
              {t('coming.yes')}
            </Button>
            <Button variant="secondary" onClick={onCannot}>
              {t('coming.no')}
            </Button>
          </div>
        </section>
      ) : null}
    </div>
  );
}
