import { useId, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import styles from './popover.module.css';
import { useAnchoredPopover } from './use-anchored-popover.ts';

/** Props of the button that opens the popover. It works before hydration. */
interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-haspopup': 'dialog';
}

interface PopoverProps {
  /** An id that is unique in its page; by default, one of `useId`. */
  id?: string;
  /** The accessible name of the panel. */
  label: string;
  trigger: (props: PopoverTrigger) => ReactNode;
  /** Mounted only while open, unless `keepMounted`. */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Renders the content on the server as well: links for search engines. */
  keepMounted?: boolean | undefined;
  padding?: 'none' | 'md' | undefined;
  className?: string | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A panel anchored to its button, 2px below (or above, where there is more space), at most 350px
 * high. Closes on a press outside, Escape, page scroll and when the focus moves elsewhere.
 */
export function Popover({
  id: givenId,
  label,
  trigger,
  children,
  align,
  keepMounted = false,
  padding = 'md',
  className,
  onOpenChange,
}: PopoverProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { anchor, panel, open, panelEvents, close } = useAnchoredPopover<HTMLButtonElement>({
    align,
    onOpenChange,
  });
  return (
    <>
      {trigger({
        ref: anchor,
        popoverTarget: id,
        'aria-expanded': open,
        'aria-controls': id,
        'aria-haspopup': 'dialog',
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={classNames(styles.popover, padding === 'md' && styles.padded, className)}
        {...panelEvents}
      >
        {open || keepMounted ? children(close) : null}
      </div>
    </>
  );
}
