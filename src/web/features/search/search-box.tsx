import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOverlay } from '#web/lib/routing/use-overlay.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { Modal } from '#web/ui/modal/modal.tsx';
import styles from './search-box.module.css';
import { SearchCombobox } from './panel/search-combobox.tsx';
import { SearchTitle } from './panel/search-title.tsx';

interface SearchBoxProps {
  /** The large search of the home page, or the search of a bar. */
  variant: 'hero' | 'bar';
  /** The city picker of the large search. */
  city?: ReactNode;
}

/**
 * The search for doctors, clinics and procedures. On phones it is a button that opens a full-screen
 * sheet. Style sheets decide, so that the layout does not shift.
 */
export function SearchBox({ variant, city }: SearchBoxProps) {
  const t = useT('common');
  const sheet = useOverlay();

  return (
    <search aria-label={t('search.title')} className={classNames(styles.box, styles[variant])}>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={sheet.open}>
        <Icon of={Search} size={20} className={styles.icon} />
        <VisuallyHidden>{t('search.title')}: </VisuallyHidden>
        <SearchTitle hint={variant === 'bar' ? t('search.title') : undefined} />
      </button>
      <div className={styles.inline}>
        <SearchCombobox hasButton={variant === 'hero'} />
      </div>
      {city === undefined ? null : <div className={styles.city}>{city}</div>}
      <Modal
        open={sheet.isOpen}
        onClose={sheet.close}
        title={t('search.title')}
        size="fullscreen"
        labels={{ close: t('close') }}
      >
        <SearchCombobox inSheet onChosen={sheet.hide} />
      </Modal>
    </search>
  );
}
