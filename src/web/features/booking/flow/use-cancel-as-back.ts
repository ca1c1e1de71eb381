import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Goes one step back on the Back button of Android. As for Escape, the browser sends `cancel` to
 * the dialog and does not change the history; without a key press, the event is from Back.
 *
 * @param inside an element of the dialog
 */
export function useCancelAsBack(inside: RefObject<HTMLElement | null>, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return;
    let isEscapePressed = false;
    const press = ({ key }: KeyboardEvent) => {
      isEscapePressed = key === 'Escape';
    };
    const release = () => {
      isEscapePressed = false;
    };
    const cancel = (event: Event) => {
      // An event that is not cancelable always closes the dialog.
      if (event.target !== dialog || isEscapePressed || !event.cancelable) return;
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
