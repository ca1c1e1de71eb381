import { useState } from 'react';
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useText } from '../../lib/staff-app.ts';
import { useMutationWithToast } from '../../lib/use-mutation-with-toast.ts';
import { Dialog } from './dialog.tsx';

interface DeleteButtonProps extends ButtonProps {
  /** The name of what is deleted, in the question. */
  subject: string;
  /** Deletes. The dialog stays until it has ended. */
  onDelete: () => Promise<unknown>;
}

/** A button that asks before it deletes. */
export function DeleteButton({ subject, onDelete, ...button }: DeleteButtonProps) {
  const t = useText('setup');
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutationWithToast({
    mutationFn: onDelete,
    onSuccess: () => showToast({ tone: 'success', message: t('delete.done') }),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(remove.isPending)}
        title={t('delete.title', { name: subject })}
        footer={
          <Button
            variant="danger"
            block
            inProgress={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('delete.submit')}
          </Button>
        }
      >
        <p>{t('delete.text')}</p>
      </Dialog>
    </>
  );
}
