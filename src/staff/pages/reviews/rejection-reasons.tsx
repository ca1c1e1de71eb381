import { REJECTION_REASONS, type RejectionReason } from '#shared/contract/reviews/moderation.ts';
import { useKeys } from '../../lib/keys/key-bindings.ts';
import { useText } from '../../lib/staff-app.ts';
import { KeyButton } from './key-button.tsx';
import styles from './reviews.module.css';

interface RejectionReasonsProps {
  onChoose: (reason: RejectionReason) => void;
  onCancel: () => void;
}

/** Asks for the reason of a rejection, by digit or by button. */
export function RejectionReasons({ onChoose, onCancel }: RejectionReasonsProps) {
  const t = useText('reviews');
  useKeys([
    ...REJECTION_REASONS.map((reason, index) => ({
      key: String(index + 1),
      label: t(`reasons.${reason}`),
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
        {REJECTION_REASONS.map((reason, index) => (
          <KeyButton key={reason} shortcut={String(index + 1)} onClick={() => onChoose(reason)}>
            {t(`reasons.${reason}`)}
          </KeyButton>
        ))}
        <KeyButton variant="quiet" shortcut="Esc" onClick={onCancel}>
          {t('reasons.cancel')}
        </KeyButton>
      </div>
    </section>
  );
}
