import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useOverlayHistory } from '#web/lib/routing/overlay-history.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { Modal } from '#web/ui/modal/modal.tsx';
import styles from './search-box.module.css';
import { SearchCombobox } from './panel/search-combobox.tsx';
import { SearchTitle } from './panel/search-title.tsx';

interface SearchBoxProps {
  /** Large in the first screen, or in a bar. */
  variant: 'hero' | 'bar';
  /** Stands in the large one, for the search is in the city. */
  city?: ReactNode;
}

/**
 * One search for doctors, clinics and procedures. On a phone it is a button, which opens a sheet as
 * high as the screen; style sheets decide, so that nothing moves.
 */
export function SearchBox({ variant, city }: SearchBoxProps) {
  const t = useT('common');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const entry = useOverlayHistory(() => setSheetOpen(false));

  return (
    <search aria-label={t('search.title')} className={classNames(styles.box, styles[variant])}>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => {
          entry.enter();
          setSheetOpen(true);
        }}
      >
        <Icon of={Search} size={20} className={styles.icon} />
        <VisuallyHidden>{t('search.title')}: </VisuallyHidden>
        <SearchTitle />
      </button>
      <div className={styles.inline}>
        <SearchCombobox hasButton={variant === 'hero'} />
      </div>
      {city === undefined ? null : <div className={styles.city}>{city}</div>}
      <Modal
        open={isSheetOpen}
        onClose={() => {
          setSheetOpen(false);
          entry.leave();
        }}
        title={t('search.title')}
        size="fullscreen"
        labels={{ close: t('close') }}
      >
        <SearchCombobox inSheet onChosen={() => setSheetOpen(false)} />
      </Modal>
    </search>
  );
}
