import { useState } from 'react';
import { FeedbackForm } from '#web/features/feedback/feedback-form.tsx';
import { useAppointment } from '#web/domain/appointment/use-appointment.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { StrictReferrer } from '#web/lib/routing/strict-referrer.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './feedback.module.css';
import { SubmittedReview } from './submitted-review.tsx';
import { ReviewUnavailable } from './review-unavailable.tsx';
import { ReviewedAppointment } from './reviewed-appointment.tsx';

export { loadAppointment as loader } from '#web/domain/appointment/load-appointment.ts';

/** The page on which a patient can review an appointment once, after it has ended. */
function FeedbackPage() {
  const t = useT('feedback');
  const appointment = useAppointment();
  const { feedback } = appointment;
  const [isNew, setIsNew] = useState(false);
  return (
    <Container>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} noindex />
      <StrictReferrer />
      <Card padding="lg" className={styles.sheet}>
        {feedback === null ? null : (
          <SubmittedReview doctor={appointment.doctor} feedback={feedback} isNew={isNew} />
        )}
        {feedback === null && !appointment.can_leave_feedback ? (
          <ReviewUnavailable appointment={appointment} />
        ) : null}
        {feedback === null && appointment.can_leave_feedback ? (
          <>
            <h1>{t('title')}</h1>
            <ReviewedAppointment appointment={appointment} />
            <FeedbackForm appointment={appointment} onSent={() => setIsNew(true)} />
          </>
        ) : null}
      </Card>
    </Container>
  );
}

export { FeedbackPage as Component };
