import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import { toneIcons } from '../feedback/tone.ts';
import type { QueuedToast, ToastQueue } from './toast-queue.ts';
import styles from './toast.module.css';

interface ToastRegionProps {
  queue: ToastQueue;
  toasts: readonly QueuedToast[];
  labels: { region: string; dismiss: string };
}

/** The visible toasts, in the top layer above everything. */
export function ToastRegion({ queue, toasts, labels }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = region.current;
    // A dialog that closed at the same moment took the region along; the next rendering moves it out.
    if (!element?.isConnected) return;
    element.showPopover();

    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerenter', queue.pause, { signal });
    element.addEventListener('pointerleave', queue.resume, { signal });
    element.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        queue.pause();
        if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
          previousFocus.current = relatedTarget;
        }
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) queue.resume();
      },
      { signal },
    );
    return () => stop.abort();
  }, [queue]);

  function dismiss(id: number) {
    // The dismiss button is removed with its toast, so the focus returns to its previous element.
    if (region.current?.contains(document.activeElement)) previousFocus.current?.focus();
    queue.dismiss(id);
  }

  return (
    <section ref={region} popover="manual" aria-label={labels.region} className={styles.region}>
      {toasts.map(({ id, tone = 'info', message }) => (
        <div
          key={id}
          role={tone === 'error' ? 'alert' : 'status'}
          className={classNames(styles.toast, styles[tone])}
        >
          <Icon of={toneIcons[tone]} className={styles.icon} />
          <div className={styles.message}>{message}</div>
          <IconButton icon={X} label={labels.dismiss} onClick={() => dismiss(id)} />
        </div>
      ))}
    </section>
  );
}
