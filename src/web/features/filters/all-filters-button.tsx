import { SlidersHorizontal } from 'lucide-react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import styles from './all-filters-button.module.css';

interface AllFiltersButtonProps {
  /** The number of active filters. */
  count: number;
  /** Called when the button goes down, before `onOpen`. */
  onPress: () => void;
  onOpen: () => void;
}

/** The button that opens the filter sheet; hidden on desktops. */
export function AllFiltersButton({ count, onPress, onOpen }: AllFiltersButtonProps) {
  const t = useT('filters');
  return (
    <button
      type="button"
      className={styles.all}
      aria-haspopup="dialog"
      onPointerDown={onPress}
      onClick={onOpen}
    >
      <Icon of={SlidersHorizontal} size={18} />
      {t('label')}
      {count === 0 ? null : (
        <>
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
          <VisuallyHidden>, {t('on', { count })}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
