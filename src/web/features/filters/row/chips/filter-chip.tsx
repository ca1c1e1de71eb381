import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './filter-chip.module.css';

interface FilterChipProps {
  /** The name of the filter. */
  name: string;
  isActive: boolean;
  onClear: () => void;
  /** Renders the control: a select or the button of a popover. */
  children: (className: string) => ReactNode;
}

/** A chip around a control, with a button that clears its value. */
export function FilterChip({ name, isActive, onClear, children }: FilterChipProps) {
  const t = useT('filters');
  return (
    <div className={classNames(styles.chip, isActive && styles.active)}>
      {children(classNames(styles.control, isActive && styles.clearable))}
      {isActive ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('clear', { filter: name })}
          onClick={({ currentTarget }) => {
            // The button disappears, so the focus moves to the control.
            currentTarget.parentElement?.querySelector<HTMLElement>('select, button')?.focus();
            onClear();
          }}
        >
          <Icon of={X} size={16} />
        </button>
      ) : (
        <Icon of={ChevronDown} size={16} className={styles.arrow ?? ''} />
      )}
    </div>
  );
}
