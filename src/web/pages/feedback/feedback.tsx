import { useState } from 'react';
import { FeedbackForm } from '#web/features/feedback/feedback-form.tsx';
import { useAppointment } from '#web/domain/appointment/use-appointment.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { StrictReferrer } from '#web/lib/routing/strict-referrer.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './feedback.module.css';
import { FeedbackLeft } from './feedback-left.tsx';
import { NothingToRate } from './nothing-to-rate.tsx';
import { RatedVisit } from './rated-visit.tsx';

export { loadAppointment as loader } from '#web/domain/appointment/load-appointment.ts';

/** The page on which a patient reviews an appointment, once and after it. */
export function Component() {
  const t = useT('feedback');
  const appointment = useAppointment();
  const { feedback } = appointment;
  const [isNew, setIsNew] = useState(false);
  return (
    <Container>
      <PageHead title={t('metaTitle')} noindex />
      <StrictReferrer />
      <Card padding="lg" className={styles.sheet}>
        {feedback === null ? null : (
          <FeedbackLeft doctor={appointment.doctor} feedback={feedback} isNew={isNew} />
        )}
        {feedback === null && !appointment.can_leave_feedback ? (
          <NothingToRate appointment={appointment} />
        ) : null}
        {feedback === null && appointment.can_leave_feedback ? (
          <>
            <h1>{t('title')}</h1>
            <RatedVisit appointment={appointment} />
            <FeedbackForm appointment={appointment} onSent={() => setIsNew(true)} />
          </>
        ) : null}
      </Card>
    </Container>
  );
}
