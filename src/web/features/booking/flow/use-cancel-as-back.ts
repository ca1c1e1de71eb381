import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Handles the Back button of Android, which sends `cancel` to a dialog like Escape and does not reach
 * the history. Without a key press it is Back: one step instead of closing the dialog.
 *
 * @param inside an element of the dialog
 */
export function useCancelAsBack(inside: RefObject<HTMLElement | null>, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return;
    let isByKey = false;
    const press = ({ key }: KeyboardEvent) => {
      isByKey = key === 'Escape';
    };
    const release = () => {
      isByKey = false;
    };
    const cancel = (event: Event) => {
      // An event that is not cancelable closes the dialog in any case.
      if (event.target !== dialog || isByKey || !event.cancelable) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      goBack();
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('keyup', release, true);
    dialog.addEventListener('cancel', cancel, true);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('keyup', release, true);
      dialog.removeEventListener('cancel', cancel, true);
    };
  }, [inside]);
}
