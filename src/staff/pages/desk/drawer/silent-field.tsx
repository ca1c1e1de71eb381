import { SILENT_REASONS, type SilentReason } from '#shared/domain/desk/silent-reasons.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { SwitchField } from '#web/ui/form/switch-field.tsx';
import { useText } from '../../../lib/staff-app.ts';
import styles from './drawer.module.css';

interface SilentFieldProps {
  /** Null while the patient gets an SMS. */
  value: SilentReason | null;
  onChange: (value: SilentReason | null) => void;
}

/** Asks if the patient gets an SMS about a change, and if not, why. */
export function SilentField({ value, onChange }: SilentFieldProps) {
  const t = useText('desk');
  return (
    <div className={styles.form}>
      <SwitchField
        name="sends_sms"
        label={t('silent.send')}
        value={value === null}
        onChange={(sends) => onChange(sends ? null : SILENT_REASONS[0])}
      />
      {value === null ? null : (
        <SelectField
          name="silent_reason"
          label={t('silent.why')}
          value={value}
          options={SILENT_REASONS.map((reason) => ({
            value: reason,
            label: t(`silent.${reason}`),
          }))}
          onChange={(chosen) =>
            onChange(SILENT_REASONS.find((reason) => reason === chosen) ?? null)
          }
        />
      )}
    </div>
  );
}
