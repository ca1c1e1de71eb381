import { useT } from '#web/lib/i18n/use-t.ts';
import { useSearchLabel } from '#web/domain/search-label.ts';
import styles from './search-title.module.css';

interface SearchTitleProps {
  /** True for the hint whatever the list. */
  isPlain?: boolean;
  /** A shorter hint, for a narrow field. */
  hint?: string | undefined;
}

/** The placeholder of the field: the current list and its length, or a hint. */
export function SearchTitle({ isPlain = false, hint }: SearchTitleProps) {
  const t = useT('common');
  const label = useSearchLabel();

  if (isPlain || label === null) {
    return (
      <span className={styles.title} aria-hidden="true">
        <span className={styles.hint}>{hint ?? t('search.label')}</span>
      </span>
    );
  }
  return (
    <span className={styles.title}>
      <strong className={styles.service}>{label.service}</strong>
      <span className={styles.count}>{t('city.doctors', { count: label.count })}</span>
    </span>
  );
}
