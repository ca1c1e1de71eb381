import { useQueryClient } from '@tanstack/react-query';
import type { ReceivedReview } from '#shared/contract/reviews/replies/replies.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import { RECEIVED } from './use-received.ts';
import styles from './received.module.css';

interface DeleteReplyDialogProps {
  review: ReceivedReview;
  reply: NonNullable<ReceivedReview['reply']>;
  onClose: () => void;
}

/** Asks before the reply to a review is deleted: patients no longer see it at once. */
export function DeleteReplyDialog({ review, reply, onClose }: DeleteReplyDialogProps) {
  const t = useText('received');
  const { api } = useStaffApp();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutationWithToast({
    mutationFn: () => api.deleteReply({ id: review.id, version: reply.version }),
    onSuccess({ outcome }) {
      showToast(
        outcome === 'done'
          ? { tone: 'success', message: t('toasts.deleted') }
          : { tone: 'warning', message: t('toasts.changed') },
      );
      onClose();
      return queryClient.invalidateQueries({ queryKey: [RECEIVED] });
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('delete.title', { author: review.author })}
      footer={
        <Button block inProgress={isPending} onClick={() => mutate()}>
          {t('delete.submit')}
        </Button>
      }
    >
      <p className={styles.text} lang={reply.language}>
        {reply.text}
      </p>
      <p className={styles.quiet}>{t('delete.help')}</p>
    </Dialog>
  );
}
