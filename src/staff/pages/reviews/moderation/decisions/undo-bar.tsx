import { useKeys } from '#staff/lib/keys/key-bindings.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { KeyButton } from './key-button.tsx';
import type { LastDecision } from './use-decisions.ts';
import styles from '../reviews.module.css';

interface UndoBarProps {
  last: LastDecision | null;
  onUndo: () => void;
}

/** Says how the last review was decided, and takes the decision back. */
export function UndoBar({ last, onUndo }: UndoBarProps) {
  const t = useText('reviews');
  useKeys(last === null ? [] : [{ key: 'z', label: t('actions.undo'), run: onUndo }]);
  return (
    <div role="status" className={styles.undo}>
      {last === null ? null : (
        <>
          <span>{t(`decided.${last.verdict}`)}</span>
          <KeyButton variant="quiet" shortcut="Z" onClick={onUndo}>
            {t('actions.undo')}
          </KeyButton>
        </>
      )}
    </div>
  );
}
