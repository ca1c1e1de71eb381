import { useState } from 'react';
import { useOverlayHistory } from './overlay-history.ts';

/** Returns the state of an overlay that Back closes. */
export function useOverlay() {
  const [isOpen, setOpen] = useState(false);
  const hide = () => setOpen(false);
  const entry = useOverlayHistory(hide);
  return {
    isOpen,
    open() {
      entry.enter();
      setOpen(true);
    },
    /** Closes the overlay and removes its history entry. */
    close() {
      hide();
      entry.leave();
    },
    /** Closes the overlay before a navigation that replaces its history entry. */
    hide,
  };
}
