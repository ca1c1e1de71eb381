import { useQueryClient } from '@tanstack/react-query';
import type { ReceivedReview } from '#shared/contract/reviews/replies/replies.ts';
import {
  MAX_REPORT_LENGTH,
  REPORT_REASONS,
  type ReportReason,
} from '#shared/domain/reviews/replies/reply-rules.ts';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { FormDialog } from '#staff/ui/dialog/form-dialog.tsx';
import { RECEIVED } from './use-received.ts';
import styles from './received.module.css';

interface ReportDialogProps {
  review: ReceivedReview;
  onClose: () => void;
}

/** Reports a review to the operator, with a reason. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const t = useText('received');
  const { api } = useStaffApp();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutationWithToast({
    mutationFn: ({ reason, comment }: { reason: string; comment: string }) =>
      api.reportReview({ id: review.id, reason: reason as ReportReason, comment }),
    onSuccess() {
      showToast({ tone: 'success', message: t('toasts.reported') });
      onClose();
      return queryClient.invalidateQueries({ queryKey: [RECEIVED] });
    },
  });
  const form = useForm<{ reason: string; comment: string }>({
    fields: { reason: { initial: '', required: true }, comment: { initial: '' } },
    requiredMessage: t('report.required'),
    onSubmit: (values) => mutate(values),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('report.title')}
      form={form}
      submit={t('report.submit')}
      inProgress={isPending}
    >
      <p className={styles.quiet}>{t('report.help')}</p>
      <SelectField
        {...form.field('reason')}
        label={t('report.reason')}
        placeholder={t('report.choose')}
        options={REPORT_REASONS.map((each) => ({
          value: each,
          label: t(`report.reasons.${each}`),
        }))}
      />
      <TextAreaField
        {...form.field('comment')}
        label={t('report.comment')}
        hint={t('report.commentHelp')}
        maxLength={MAX_REPORT_LENGTH}
      />
    </FormDialog>
  );
}
