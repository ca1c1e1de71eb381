import { useState } from 'react';
import type { SilentReason } from '#shared/domain/desk/silent-reasons.ts';
import { MAX_REASON_LENGTH } from '#shared/domain/text/max-reason-length.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useText } from '../../../../lib/staff-app.ts';
import type { Cancellation } from '../../model/actions/use-desk-actions.ts';
import { SilentField } from '../silent-field.tsx';
import styles from '../drawer.module.css';

interface CancelFormProps {
  onBack: () => void;
  /** False for a patient without a phone. */
  canSend: boolean;
  onConfirm: (cancellation: Cancellation) => Promise<void>;
}

/** Asks who cancels and why; the message to the patient says who. */
export function CancelForm({ onBack, canSend, onConfirm }: CancelFormProps) {
  const t = useText('desk');
  const [silent, setSilent] = useState<SilentReason | null>(null);
  const [by, setBy] = useState('patient');
  const form = useForm<{ reason: string }>({
    // The usual reason of a patient is not one of the clinic.
    fields: {
      reason: { initial: by === 'patient' ? t('cancelForm.called') : '', required: true },
    },
    requiredMessage: t('required'),
    onSubmit: ({ reason }) =>
      onConfirm({
        by: by === 'clinic' ? 'clinic' : 'patient',
        reason,
        silent_reason: silent,
      }),
  });
  return (
    <form {...form.props} className={styles.form}>
      <SelectField
        name="by"
        value={by}
        onChange={setBy}
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
      {canSend ? <SilentField value={silent} onChange={setSilent} /> : null}
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
