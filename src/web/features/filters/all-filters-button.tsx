import { SlidersHorizontal } from 'lucide-react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import styles from './all-filters-button.module.css';

interface AllFiltersButtonProps {
  /** How many are on. */
  count: number;
  onOpen: () => void;
}

/** Opens all filters on one sheet; not on a computer, which has room for them. */
export function AllFiltersButton({ count, onOpen }: AllFiltersButtonProps) {
  const t = useT('filters');
  return (
    <button type="button" className={styles.all} aria-haspopup="dialog" onClick={onOpen}>
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
