import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useText } from '../../../lib/staff-app.ts';
import styles from './drawer.module.css';

interface DrawerProps {
  title: string;
  /** False for a drawer that was there before, as of another day: the focus stays where it is. */
  takesFocus?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel beside the day, which stays usable. Takes the focus when it opens; Escape closes it. */
export function Drawer({ title, takesFocus = true, onClose, children }: DrawerProps) {
  const shell = useText('shell');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useEffectEvent(() => {
    if (!takesFocus) return;
    const panel = heading.current?.closest('section');
    const first = panel?.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current;
    first?.focus({ preventScroll: true });
  });
  useEffect(() => focus(), []);
  return (
    <section className={styles.panel} aria-labelledby={id} data-opened="">
      <div
        role="presentation"
        className={styles.drawer}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          // The browser would close a question that opens now.
          event.preventDefault();
          onClose();
        }}
      >
        <div className={styles.head}>
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton icon={X} label={shell('close')} onClick={onClose} />
        </div>
        {children}
      </div>
    </section>
  );
}
