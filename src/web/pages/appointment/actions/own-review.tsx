import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { OwnReview as Review } from '#shared/contract/booking/own-review.ts';
import { paths } from '#shared/paths.ts';
import { ReviewDecision } from '#web/features/feedback/review-decision.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

const TONES = { waiting: 'info', published: 'success', rejected: 'warning' } as const;

interface OwnReviewProps {
  feedback: Review;
  doctor: Appointment['doctor'];
}

/** Shows authors their rating, whether it is published, and what they can do. */
export function OwnReview({ feedback, doctor }: OwnReviewProps) {
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
