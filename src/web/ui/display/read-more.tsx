import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './read-more.module.css';

interface ReadMoreProps {
  /** Text without links or controls: the keyboard must not reach hidden content. */
  children: ReactNode;
  moreLabel: string;
  lessLabel: string;
  /** The number of lines shown while closed. */
  lines?: 2 | 3 | 5 | undefined;
}

/**
 * A text that is cut to a few lines. The page contains all of it for search engines and screen
 * readers; the button disappears if the text fits.
 */
export function ReadMore({ children, moreLabel, lessLabel, lines = 3 }: ReadMoreProps) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [fits, setFits] = useState(false);

  useEffect(() => {
    const element = text.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() => {
      setFits(element.scrollHeight <= element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <div>
      <div
        id={id}
        ref={text}
        className={classNames(
          styles.text,
          !open && styles.clamped,
          !open && styles[`lines${lines}`],
        )}
      >
        {children}
      </div>
      {fits && !open ? null : (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </div>
  );
}
