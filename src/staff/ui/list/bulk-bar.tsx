import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import styles from './list.module.css';

interface BulkBarProps {
  /** The number of chosen rows; there is no bar without any. */
  count: number;
  onClear: () => void;
  /** Chooses all rows that can be chosen. */
  all?: { label: string; choose: () => void } | undefined;
  /** The buttons of what can be done with the chosen rows. */
  children: ReactNode;
}

/**
 * Says how many rows of a list are chosen, and what can be done with them together; stays in view below the rows.
 * The number alone is announced: its place waits for it without any row chosen.
 */
export function BulkBar({ count, onClear, all, children }: BulkBarProps) {
  const t = useText('shell');
  const format = useFormat();
  return (
    <div className={styles[count === 0 ? 'none' : 'bulk']}>
      <span role="status">
        {count === 0 ? null : (
          <span className={styles.chosen}>
            {t('list.chosen', { number: format.number(count) })}
          </span>
        )}
      </span>
      {count === 0 ? null : (
        <>
          {children}
          {all === undefined ? null : (
            <Button variant="quiet" size="sm" onClick={all.choose}>
              {all.label}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onClear}>
            {t('list.chooseNone')}
          </Button>
        </>
      )}
    </div>
  );
}
