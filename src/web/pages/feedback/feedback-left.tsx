import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Appointment } from '#shared/contract/appointments.ts';
import type { Feedback } from '#shared/contract/feedback.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import styles from './feedback-left.module.css';

interface FeedbackLeftProps {
  appointment: Appointment;
  feedback: Feedback;
}

/** Thanks, and what happens with the review now. Takes the focus, for the form is gone. */
export function FeedbackLeft({ appointment, feedback }: FeedbackLeftProps) {
  const t = useT('feedback');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.left}>
      <EmptyState
        icon={CircleCheck}
        headingLevel={1}
        title={t('thanks.title')}
        actions={
          <AppLink
            to={paths.doctor(appointment.doctor.slug)}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('toDoctor')}
          </AppLink>
        }
      >
        <p>{t('thanks.score', { score: String(feedback.score) })}</p>
        <p>{feedback.is_published ? t('thanks.published') : t('thanks.moderated')}</p>
      </EmptyState>
    </div>
  );
}
