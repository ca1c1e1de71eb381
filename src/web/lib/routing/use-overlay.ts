import { useState } from 'react';
import { useOverlayHistory } from './overlay-history.ts';

interface Overlay {
  isOpen: boolean;
  open: () => void;
  /** Closes the overlay and removes its history entry. */
  close: () => void;
  /** Closes the overlay before a navigation that replaces its history entry. */
  hide: () => void;
}

/** Returns the state of an overlay that Back closes. */
export function useOverlay(): Overlay {
  const [isOpen, setOpen] = useState(false);
  const hide = () => setOpen(false);
  const entry = useOverlayHistory(hide);
  return {
    isOpen,
    open() {
      entry.enter();
      setOpen(true);
    },
    close() {
      hide();
      entry.leave();
    },
    hide,
  };
}
