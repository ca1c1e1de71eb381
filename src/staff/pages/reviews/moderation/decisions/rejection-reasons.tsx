import { useKeys } from '#staff/lib/keys/key-bindings.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { KeyButton } from './key-button.tsx';
import styles from '../reviews.module.css';

interface RejectionReasonsProps<Reason extends string> {
  reasons: readonly { reason: Reason; label: string }[];
  onChoose: (reason: Reason) => void;
  onCancel: () => void;
}

/** Asks for the reason of a rejection, by digit or by button. */
export function RejectionReasons<Reason extends string>({
  reasons,
  onChoose,
  onCancel,
}: RejectionReasonsProps<Reason>) {
  const t = useText('reviews');
  useKeys([
    ...reasons.map(({ reason, label }, index) => ({
      key: String(index + 1),
      label,
      run: () => onChoose(reason),
    })),
    { key: 'escape', label: t('reasons.cancel'), run: onCancel },
  ]);
  return (
    <section className={styles.reasons} aria-labelledby="reasons">
      <h3 id="reasons" className={styles.label} aria-live="polite">
        {t('reasons.title')}
      </h3>
      <div className={styles.actions}>
        {reasons.map(({ reason, label }, index) => (
          <KeyButton key={reason} shortcut={String(index + 1)} onClick={() => onChoose(reason)}>
            {label}
          </KeyButton>
        ))}
        <KeyButton variant="quiet" shortcut="Esc" onClick={onCancel}>
          {t('reasons.cancel')}
        </KeyButton>
      </div>
    </section>
  );
}
