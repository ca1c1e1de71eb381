import { Button } from '#web/ui/actions/button.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useText } from '../../../lib/staff-app.ts';
import styles from './drawer.module.css';

const MAX_REASON_LENGTH = 200;

interface CancelFormProps {
  onBack: () => void;
  onConfirm: (by: 'patient' | 'clinic', reason: string) => Promise<void>;
}

/** Asks who cancels and why; the message to the patient says who. */
export function CancelForm({ onBack, onConfirm }: CancelFormProps) {
  const t = useText('desk');
  const form = useForm<{ by: string; reason: string }>({
    fields: {
      by: { initial: 'patient', required: true },
      reason: { initial: t('cancelForm.called'), required: true },
    },
    requiredMessage: t('required'),
    onSubmit: ({ by, reason }) => onConfirm(by === 'clinic' ? 'clinic' : 'patient', reason),
  });
  return (
    <form {...form.props} className={styles.form}>
      <SelectField
        {...form.field('by')}
        takesFocus
        label={t('cancelForm.by')}
        options={(['patient', 'clinic'] as const).map((value) => ({
          value,
          label: t(`cancelForm.${value}`),
        }))}
      />
      <TextField
        {...form.field('reason')}
        label={t('cancelForm.reason')}
        maxLength={MAX_REASON_LENGTH}
      />
      <p>{t('cancelForm.text')}</p>
      <div className={styles.buttons}>
        <Button type="submit" size="sm" variant="danger" inProgress={form.isSubmitting}>
          {t('actions.cancel')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
