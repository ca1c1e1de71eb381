import { useEffect, useEffectEvent, useRef, useState, type ToggleEvent } from 'react';
import { placePopover } from './place-popover.ts';

interface AnchoredPopoverOptions {
  side?: 'below' | 'beside' | undefined;
  align?: 'start' | 'end' | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

function place(
  anchor: HTMLElement,
  panel: HTMLElement,
  side: 'below' | 'beside',
  align: 'start' | 'end',
) {
  panel.style.maxHeight = 'none';
  const { left, top, bottom, maxHeight } = placePopover({
    anchor: anchor.getBoundingClientRect(),
    size: { width: panel.offsetWidth, height: panel.offsetHeight },
    viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
    side,
    align,
  });
  panel.style.left = `${left}px`;
  panel.style.top = top === null ? 'auto' : `${top}px`;
  panel.style.bottom = bottom === null ? 'auto' : `${bottom}px`;
  panel.style.maxHeight = `${maxHeight}px`;
}

const hasFocusedInput = (panel: HTMLElement) =>
  panel.contains(document.activeElement) && document.activeElement?.matches('input, textarea');

/**
 * Manages a native popover at an anchor: its position, and closing when the page scrolls or the
 * focus moves elsewhere. The browser handles presses outside and Escape.
 */
export function useAnchoredPopover<Anchor extends HTMLElement>({
  side = 'below',
  align = 'start',
  onOpenChange,
}: AnchoredPopoverOptions) {
  const anchor = useRef<Anchor>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const reportOpen = useEffectEvent((isOpen: boolean) => onOpenChange?.(isOpen));

  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return;

    const anchorTop = () => anchor.current?.getBoundingClientRect().top ?? 0;
    let placedAt = anchorTop();
    const update = () => {
      if (!anchor.current) return;
      place(anchor.current, element, side, align);
      placedAt = anchorTop();
    };
    // One frame later it is in the top layer and can be measured; it has not been painted yet.
    const frame = requestAnimationFrame(() => {
      update();
      reportOpen(true);
    });
    const closeOnScroll = () => {
      // Ignores a scroll before opening, and one of an element without the anchor.
      if (Math.abs(anchorTop() - placedAt) < 1) return;
      // The on-screen keyboard scrolls the page to the input it opens for.
      if (hasFocusedInput(element)) update();
      else element.hidePopover();
    };
    const closeOnFocusElsewhere = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node)) return;
      if (!element.contains(relatedTarget) && !anchor.current?.contains(relatedTarget)) {
        element.hidePopover();
      }
    };
    window.addEventListener('resize', update);
    window.addEventListener('scroll', closeOnScroll, { capture: true, passive: true });
    element.addEventListener('focusout', closeOnFocusElsewhere);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', closeOnScroll, { capture: true });
      element.removeEventListener('focusout', closeOnFocusElsewhere);
      reportOpen(false);
    };
  }, [open, side, align]);

  return {
    anchor,
    panel,
    open,
    /**
     * Returns the props of the panel. Its content renders before it is shown and unmounts only
     * after it is hidden: the browser returns the focus to the anchor only while the focus is
     * inside. React bubbles these events from nested popovers, the browser does not.
     */
    panelEvents: {
      onBeforeToggle: ({ target, currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
        if (target === currentTarget && newState === 'open') setOpen(true);
      },
      onToggle: ({ target, currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
        if (target === currentTarget && newState === 'closed') setOpen(false);
      },
    },
    close: () => {
      panel.current?.hidePopover();
      // Unmounts the content at once: it must not render the change that closed it.
      setOpen(false);
    },
  };
}
