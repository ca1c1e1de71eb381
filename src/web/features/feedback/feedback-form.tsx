import { useState } from 'react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { givenNameOf } from '#shared/domain/people/given-name.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { errorsByField } from '#web/domain/form/errors-by-field.ts';
import styles from './feedback-form.module.css';
import type { FeedbackValues } from './feedback-values.ts';
import { ScoreField } from '#web/domain/form/score-field.tsx';
import { useSendFeedback, type FeedbackFailure } from './use-send-feedback.ts';

const MAX_COMMENT_LENGTH = 2000;

/** The fields of the form whose names differ from the API's. */
const API_FIELDS = { would_recommend: 'recommend' };

interface FeedbackFormProps {
  appointment: Appointment;
  onSent: () => void;
}

/** The review form of an appointment: a score and a comment. */
export function FeedbackForm({ appointment, onSent }: FeedbackFormProps) {
  const t = useT('feedback');
  const { flags } = useApp();
  const showToast = useToast();
  const send = useSendFeedback(appointment);
  const [failure, setFailure] = useState<FeedbackFailure | null>(null);
  const form = useForm<FeedbackValues>({
    fields: {
      score: { initial: '', required: true },
      comment: { initial: '' },
      recommend: { initial: '' },
    },
    requiredMessage: t('scoreRequired'),
    async onSubmit(values) {
      setFailure(null);
      const outcome = await send(values);
      if (outcome.type === 'sent') onSent();
      if (outcome.type === 'failed') setFailure(outcome.reason);
      if (outcome.type !== 'rejected') return;
      // The page itself shows that the appointment already has a review.
      const errors = outcome.errors.filter(({ code }) => code !== 'feedback_exists');
      const others = form.setServerErrors(errorsByField(errors, API_FIELDS));
      for (const message of Object.values(others).flat()) showToast({ tone: 'error', message });
    },
  });

  return (
    <form {...form.props} className={styles.form}>
      <ScoreField {...form.field('score')} label={t('score')} hint={t('scoreHint')} />
      <TextAreaField
        {...form.field('comment')}
        label={t('comment')}
        hint={t('commentHint')}
        maxLength={MAX_COMMENT_LENGTH}
      />
      <RadioGroup
        {...form.field('recommend')}
        label={t('recommend')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
      />
      <p className={styles.public}>
        {t('public', { name: givenNameOf(appointment.client_name) })}{' '}
        {flags.feedbackModeration ? t('moderated') : null}
      </p>
      {failure === null ? null : (
        <Notice tone="error" announce>
          {t(`failure.${failure}`)}
        </Notice>
      )}
      <div>
        {form.isSubmitting ? <SlowHint className={styles.slow} /> : null}
        <Button type="submit" size="lg" className={styles.submit} inProgress={form.isSubmitting}>
          {failure === null ? t('submit') : t('retry')}
        </Button>
      </div>
    </form>
  );
}
