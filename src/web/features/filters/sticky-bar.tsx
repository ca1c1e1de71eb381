import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** The bar appears when this element has scrolled out of view at the top. */
  after: RefObject<HTMLElement | null>;
  search: ReactNode;
  /** The row of filters, for desktops. */
  row: ReactNode;
  /** The button for all filters, for phones. */
  all: ReactNode;
}

/** The search and the filters at the top of the screen, once those of the page are out of view. */
export function StickyBar({ after, search, row, all }: StickyBarProps) {
  const t = useT('filters');
  const [isShown, setShown] = useState(false);
  const [hasBeenShown, setHasBeenShown] = useState(false);
  if (isShown && !hasBeenShown) setHasBeenShown(true);

  useEffect(() => {
    const { current } = after;
    if (!current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [after]);

  return (
    <section
      className={styles.bar}
      aria-label={t('sticky')}
      inert={!isShown}
      data-shown={isShown || undefined}
    >
      {hasBeenShown ? (
        <Container className={styles.content}>
          <div className={styles.search}>{search}</div>
          <div className={styles.all}>{all}</div>
          <div className={styles.row}>{row}</div>
        </Container>
      ) : null}
    </section>
  );
}
