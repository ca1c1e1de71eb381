import { useState } from 'react';
import type { Appointment } from '#shared/contract/appointments/appointments.ts';
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
import { useLeaveFeedback, type FeedbackFailure } from './use-leave-feedback.ts';

/** As many letters as the API takes. */
const MAX_COMMENT = 2000;

/** The fields of the form whose names differ from the API's. */
const API_FIELDS = { would_recommend: 'recommend' };

interface FeedbackFormProps {
  appointment: Appointment;
  onLeft: () => void;
}

/** What a patient says of a visit: a score, and in words as much as they like. */
export function FeedbackForm({ appointment, onLeft }: FeedbackFormProps) {
  const t = useT('feedback');
  const { flags } = useApp();
  const showToast = useToast();
  const leave = useLeaveFeedback(appointment);
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
      const outcome = await leave(values);
      if (outcome.type === 'left') onLeft();
      if (outcome.type === 'failed') setFailure(outcome.reason);
      if (outcome.type !== 'refused') return;
      // That it is rated already, the page says itself by now.
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
        maxLength={MAX_COMMENT}
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
