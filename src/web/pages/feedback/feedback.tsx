import { useState } from 'react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { FeedbackForm } from '#web/features/feedback/feedback-form.tsx';
import { useAppointment } from '#web/domain/appointment/use-appointment.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { StrictReferrer } from '#web/lib/routing/strict-referrer.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { DoctorPortrait } from '#web/domain/doctor-portrait.tsx';
import { SubmittedReview } from './submitted-review.tsx';
import { ReviewUnavailable } from './review-unavailable.tsx';
import styles from './feedback.module.css';

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

/** The doctor, service and time of the appointment under review. */
function ReviewedAppointment({ appointment }: { appointment: Appointment }) {
  const format = useFormat();
  const { doctor, service, clinic_branch: branch, datetime, timezone } = appointment;
  const today = useToday(timezone);
  return (
    <div className={styles.appointment}>
      <DoctorPortrait name={doctor.name} image={doctor.image_url} size={64} eager />
      <div className={styles.words}>
        <p className={styles.name}>{doctor.name}</p>
        <p>
          {service.consultation_name}, {branch.name}
        </p>
        <p>
          <time dateTime={datetime} className={styles.time}>
            {format.dateTime(datetime, today)}
          </time>
        </p>
      </div>
    </div>
  );
}

export { FeedbackPage as Component };
