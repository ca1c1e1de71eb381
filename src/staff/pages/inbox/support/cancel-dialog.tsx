import { Button } from '#web/ui/actions/button.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';

const MAX_REASON_LENGTH = 200;

interface CancelDialogProps {
  open: boolean;
  inProgress: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason of a cancellation. */
export function CancelDialog({ open, inProgress, onClose, onConfirm }: CancelDialogProps) {
  const t = useText('support');
  const form = useForm<{ reason: string }>({
    fields: { reason: { initial: t('reasonOfPatient'), required: true } },
    requiredMessage: t('required'),
    onSubmit: ({ reason }) => onConfirm(reason.trim()),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cancelTitle')}
      footer={
        <Button variant="danger" block type="submit" form={form.props.id} inProgress={inProgress}>
          {t('cancel')}
        </Button>
      }
    >
      <form {...form.props}>
        <p>{t('cancelText')}</p>
        <TextAreaField
          {...form.field('reason')}
          label={t('reason')}
          maxLength={MAX_REASON_LENGTH}
        />
      </form>
    </Dialog>
  );
}
