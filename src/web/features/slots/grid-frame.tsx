import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SlotWindow } from '#shared/domain/booking/slots/slot-window.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './slot-grid.module.css';

interface GridFrameProps {
  window: SlotWindow;
  canGoBack: boolean;
  onMove: (direction: 'back' | 'forward') => void;
  /** The button that shows the remaining slots; null if all are shown. */
  toggle: { isOpen: boolean; onToggle: () => void } | null;
  children: ReactNode;
}

/** The frame of the grid: the arrows and the button for more slots. Its height does not change. */
export function GridFrame({ window, canGoBack, onMove, toggle, children }: GridFrameProps) {
  const t = useT('slots');
  const format = useFormat();
  return (
    <div className={styles.frame}>
      {/* Not `disabled`, which would remove the focus after a press. */}
      <IconButton
        icon={ChevronLeft}
        label={t('previous')}
        className={classNames(styles.previous, !canGoBack && styles.unavailable)}
        aria-disabled={!canGoBack || undefined}
        onClick={() => {
          if (canGoBack) onMove('back');
        }}
      />
      {/* Announced when it changes; on screen, the headings of the columns say it. */}
      <p className="visually-hidden" aria-live="polite">
        {format.dayRange(window.from, window.to)}
      </p>
      <IconButton
        icon={ChevronRight}
        label={t('next')}
        className={styles.next}
        onClick={() => onMove('forward')}
      />
      <div className={styles.content}>
        {children}
        {toggle === null ? null : (
          <Button
            variant="quiet"
            className={styles.toggle}
            aria-expanded={toggle.isOpen}
            onClick={toggle.onToggle}
          >
            {toggle.isOpen ? t('showLess') : t('showMore')}
            <Icon of={toggle.isOpen ? ChevronUp : ChevronDown} size={16} />
          </Button>
        )}
      </div>
    </div>
  );
}
