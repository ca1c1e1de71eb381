import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { pushDialog, topDialog } from './dialog-stack.ts';
import { followKeyboard } from './follow-keyboard.ts';

/**
 * Shows a `<dialog>` modally while it is mounted. The browser traps the focus and returns it to the
 * opener; Escape and presses on the backdrop call `onClose`; the caller closes it.
 */
export function useModalDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): void {
  const requestClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;

    let pressedBackdrop = false;
    // The dialog has no padding, so only its backdrop has the dialog as the target. Both press and
    // release must be there; otherwise selecting text and releasing outside would close it.
    const press = (event: PointerEvent) => {
      pressedBackdrop = event.target === dialog;
    };
    const release = (event: MouseEvent) => {
      if (pressedBackdrop && event.target === dialog) requestClose();
    };
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      requestClose();
    };
    // Browsers close a dialog on a second Escape in a row, even if the page prevents it.
    const forcedClose = (event: Event) => {
      if (event.target === dialog && !dialog.open) requestClose();
    };
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', release);
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', forcedClose);

    if (!topDialog()) {
      const { style, clientWidth } = document.documentElement;
      style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`);
    }
    dialog.showModal();
    // By default the browser focuses the first button, which closes or goes back.
    const start = dialog.querySelector<HTMLElement>('[data-autofocus]');
    (start ?? dialog.querySelector<HTMLElement>('[data-title]'))?.focus();
    const leaveStack = pushDialog(dialog);
    const stopFollowing = followKeyboard(dialog);

    return () => {
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', release);
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', forcedClose);
      stopFollowing();
      leaveStack();
      // Only close() returns the focus; removing the element does not.
      dialog.close();
    };
  }, [dialogRef]);
}
