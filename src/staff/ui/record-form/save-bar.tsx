import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useText } from '../../lib/staff-app.ts';
import type { RecordField } from './record-fields.ts';
import styles from './record-form.module.css';

interface SaveBarProps {
  /** Stays in view while the form is scrolled. */
  isSticky: boolean;
  submitLabel: string;
  isSubmitting: boolean;
  /** The fields that differ from the saved record. */
  changed: readonly RecordField[];
  /** The fields with an error that is shown. */
  invalid: readonly RecordField[];
  /** Shows a field and focuses it. */
  onShow: (field: RecordField) => void;
  onClose?: (() => void) | undefined;
}

/** The buttons of a form, with what has changed or has to be corrected. */
export function SaveBar({
  isSticky,
  submitLabel,
  isSubmitting,
  changed,
  invalid,
  onShow,
  onClose,
}: SaveBarProps) {
  const t = useText('setup');
  return (
    <div className={classNames(styles.actions, isSticky && styles.sticky)}>
      <Button type="submit" inProgress={isSubmitting}>
        {submitLabel}
      </Button>
      {onClose === undefined ? null : (
        <Button variant="quiet" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      )}
      {invalid.length > 0 ? (
        <p className={styles.invalid}>
          {t('form.check')}{' '}
          {invalid.map((field) => (
            <button
              key={field.name}
              type="button"
              className={classNames(styles.show)}
              onClick={() => onShow(field)}
            >
              {field.label}
            </button>
          ))}
        </p>
      ) : null}
      {invalid.length === 0 && changed.length > 0 ? (
        <p className={styles.changed}>
          {t('form.changed', { fields: changed.map(({ label }) => label).join(', ') })}
        </p>
      ) : null}
    </div>
  );
}
