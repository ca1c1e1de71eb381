import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './scroll-to-top.module.css';

/** The scroll position in pixels at which the button appears. */
const MIN_SCROLL = 100;

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

export function ScrollToTop() {
  const t = useT('common');
  const isShown = useSyncExternalStore(
    onScroll,
    () => scrollY > MIN_SCROLL,
    () => false,
  );
  if (!isShown) return null;

  function toTop() {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
    // The button disappears, so the focus moves to the top of the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.place}>
      <IconButton icon={ArrowUp} label={t('toTop')} outlined round onClick={toTop} />
    </div>
  );
}
