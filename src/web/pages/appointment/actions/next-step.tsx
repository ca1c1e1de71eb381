import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { paths } from '#shared/paths.ts';
import type { OwnReview as Review } from '#shared/contract/booking/own-review.ts';
import { useApp } from '#web/lib/app.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ReviewDecision } from '#web/features/feedback/review-decision.tsx';
import styles from './next-step.module.css';

const TONES = { waiting: 'info', published: 'success', rejected: 'warning' } as const;

/** A note before an appointment; after it the patient's review, and the way to book another one. */
export function NextStep({ appointment }: { appointment: Appointment }) {
  const t = useT('appointment');
  const { flags } = useApp();
  const { id, hash, status, doctor, doctor_service: doctorService } = appointment;
  if (appointment.displaced !== null) return null;
  if (status === 'booked' && appointment.delay > 0) {
    return (
      <Notice tone="warning" title={t('delay.title', { minutes: String(appointment.delay) })}>
        {t('delay.text')}
      </Notice>
    );
  }
  if (status === 'booked') {
    if (!appointment.can_cancel) return <Notice>{t('started')}</Notice>;
    return flags.appointmentWarning ? (
      <Notice title={t('onTime.title')}>
        {t('onTime.text', { count: appointment.arrive_early })}
      </Notice>
    ) : null;
  }
  const { can_leave_feedback: canRate, feedback } = appointment;
  return (
    <div className={`${styles.step} no-print`}>
      {canRate ? <p>{t('rate.text')}</p> : null}
      {feedback === null ? null : <OwnReview feedback={feedback} doctor={doctor} />}
      <div className={styles.buttons}>
        {canRate ? (
          <AppLink to={paths.feedback(id, hash)} className={buttonClass()}>
            {t('rate.open')}
          </AppLink>
        ) : null}
        <AppLink
          to={paths.doctor(doctor.slug, { doctorService })}
          className={buttonClass({ variant: canRate ? 'secondary' : 'primary' })}
        >
          {t('bookAgain')}
        </AppLink>
      </div>
    </div>
  );
}

interface OwnReviewProps {
  feedback: Review;
  doctor: Appointment['doctor'];
}

/** Shows authors their rating, whether it is published, and what they can do. */
function OwnReview({ feedback, doctor }: OwnReviewProps) {
  const t = useT('feedback');
  const { state, score } = feedback;
  const link = buttonClass({ variant: 'secondary', size: 'sm' });
  const actions = {
    waiting: null,
    published: (
      <AppLink to={paths.doctor(doctor.slug, { hash: 'reviews' })} className={link}>
        {t('seePublished')}
      </AppLink>
    ),
    rejected: (
      <AppLink to={paths.contacts()} className={link}>
        {t('rejected.contact')}
      </AppLink>
    ),
  };
  return (
    <Notice
      tone={TONES[state]}
      title={state === 'rejected' ? t('rejected.title') : t('scored', { score: String(score) })}
      action={actions[state]}
    >
      <ReviewDecision feedback={feedback} />
    </Notice>
  );
}
