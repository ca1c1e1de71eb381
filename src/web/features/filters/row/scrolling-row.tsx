import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './scrolling-row.module.css';

interface ScrollingRowProps {
  children: ReactNode;
  isNarrow: boolean;
  /** A change scrolls the row back to its start. */
  resetKey: string;
}

/** The part that remains visible after a press on an arrow, in pixels. */
const OVERLAP = 120;
/** The tolerance for rounded scroll positions, in pixels. */
const TOLERANCE = 2;

/** A row that scrolls horizontally, with arrow buttons. */
export function ScrollingRow({ children, isNarrow, resetKey }: ScrollingRowProps) {
  const t = useT('filters');
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const before = scrollLeft > TOLERANCE;
      const after = scrollLeft + clientWidth < scrollWidth - TOLERANCE;
      setHidden((previous) =>
        previous.before === before && previous.after === after ? previous : { before, after },
      );
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    for (const chip of element.children) watcher.observe(chip);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const lastKey = useRef(resetKey);
  useLayoutEffect(() => {
    if (lastKey.current === resetKey) return;
    lastKey.current = resetKey;
    row.current?.scrollTo({ left: 0 });
    // The browser removes the focus from an element that moves in the document.
    const { current } = focused;
    if (document.activeElement === document.body && current instanceof HTMLElement) {
      if (row.current?.contains(current)) current.focus({ preventScroll: true });
    }
  }, [resetKey]);

  const scroll = (direction: 1 | -1) => {
    const { current } = row;
    current?.scrollBy({ left: direction * (current.clientWidth - OVERLAP), behavior: 'smooth' });
  };
  const arrow = (direction: 1 | -1, icon: LucideIcon, label: string, className?: string) => (
    <div className={classNames(styles.arrow, className)}>
      <IconButton
        icon={icon}
        label={label}
        aria-controls={id}
        outlined
        round
        onClick={() => scroll(direction)}
      />
    </div>
  );

  return (
    <div className={classNames(styles.frame, isNarrow && styles.narrow)}>
      <div
        ref={row}
        id={id}
        className={styles.row}
        onFocus={({ target }) => {
          focused.current = target;
        }}
      >
        {children}
      </div>
      {hidden.before ? arrow(-1, ChevronLeft, t('scrollBack'), styles.back) : null}
      {hidden.after ? arrow(1, ChevronRight, t('scrollOn'), styles.forward) : null}
    </div>
  );
}
