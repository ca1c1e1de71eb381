import { useKeys, type KeyBinding } from '#staff/lib/keys/key-bindings.ts';
import { KeyButton } from './key-button.tsx';
import styles from '../reviews.module.css';

/** The decisions of a moderator, by key or by button. The first is the primary one, the last the quiet one. */
export function DecisionBar({ decisions }: { decisions: readonly KeyBinding[] }) {
  useKeys(decisions);
  return (
    <div className={styles.actions}>
      {decisions.map(({ key, label, run }, index) => (
        <KeyButton
          key={key}
          variant={variantAt(index, decisions.length)}
          shortcut={key.toUpperCase()}
          onClick={run}
        >
          {label}
        </KeyButton>
      ))}
    </div>
  );
}

function variantAt(index: number, count: number): 'primary' | 'secondary' | 'quiet' {
  if (index === 0) return 'primary';
  return index === count - 1 ? 'quiet' : 'secondary';
}
