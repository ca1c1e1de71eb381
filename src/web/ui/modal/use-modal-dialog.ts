import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { enterDialogStack, topDialog } from './dialog-stack.ts';
import { followKeyboard } from './follow-keyboard.ts';

/**
 * Shows a mounted `<dialog>` modally for as long as it is mounted. The browser traps the focus in it and
 * gives it back to the opener; Escape and a press on the backdrop are reported, the caller decides.
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
    // The dialog has no padding, so that only its backdrop has the dialog itself as the target. Press and
    // release must both be there, or selecting text and letting go outside would close it.
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
    // A second Escape in a row closes a dialog whatever the page says.
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
    // The browser would choose the first button, which closes or goes back.
    const start = dialog.querySelector<HTMLElement>('[data-autofocus]');
    (start ?? dialog.querySelector<HTMLElement>('[data-title]'))?.focus();
    const leaveStack = enterDialogStack(dialog);
    const stopFollowing = followKeyboard(dialog);

    return () => {
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', release);
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', forcedClose);
      stopFollowing();
      leaveStack();
      // Not left to the removal of the element: only close() gives the focus back.
      dialog.close();
    };
  }, [dialogRef]);
}
