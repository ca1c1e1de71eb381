import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { OwnReview } from '#shared/contract/booking/own-review.ts';
import { paths } from '#shared/paths.ts';
import { ReviewDecision } from '#web/features/feedback/review-decision.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import styles from './submitted-review.module.css';

interface SubmittedReviewProps {
  doctor: Appointment['doctor'];
  feedback: OwnReview;
  /** True if the review was just submitted from this page. */
  isNew: boolean;
}

/** Shows the author the status of the review: pending, published, or rejected with the reason. */
export function SubmittedReview({ doctor, feedback, isNew }: SubmittedReviewProps) {
  const t = useT('feedback');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form, which had the focus, has been removed.
    if (isNew) element.current?.focus();
  }, [isNew]);
  const isRejected = feedback.state === 'rejected';
  const isPublished = feedback.state === 'published';
  return (
    <div ref={element} tabIndex={-1} className={styles.left}>
      <EmptyState
        icon={isRejected ? CircleX : CircleCheck}
        headingLevel={1}
        title={titleOf()}
        actions={
          <>
            {isRejected ? (
              <AppLink to={paths.contacts()} className={buttonClass()}>
                {t('rejected.contact')}
              </AppLink>
            ) : null}
            <AppLink
              to={paths.doctor(doctor.slug, isPublished ? { hash: 'reviews' } : {})}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t(isPublished ? 'seePublished' : 'toDoctor')}
            </AppLink>
          </>
        }
      >
        <p>{t('scored', { score: String(feedback.score) })}</p>
        <ReviewDecision feedback={feedback} />
      </EmptyState>
    </div>
  );

  function titleOf() {
    if (isRejected) return t('rejected.title');
    return isNew ? t('thanks.title') : t('exists.title');
  }
}
