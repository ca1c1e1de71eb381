import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { pushDialog, topDialog } from './dialog-stack.ts';
import { followKeyboard } from './follow-keyboard.ts';

/**
 * Shows a `<dialog>` while it is mounted, and returns the focus to the opener. Of a modal one the browser
 * traps the focus. Escape and presses outside call `onClose`; the caller closes it.
 */
export function useModalDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  isModal: boolean,
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
    if (isModal) dialog.showModal();
    else dialog.show();
    // By default the browser focuses the first button, which closes or goes back.
    const start = dialog.querySelector<HTMLElement>('[data-autofocus]');
    (start ?? dialog.querySelector<HTMLElement>('[data-title]'))?.focus();
    const leaveStack = pushDialog(dialog);
    const stopFollowing = followKeyboard(dialog);
    const stopDismissing = isModal ? () => {} : dismissFromPage(dialog, () => requestClose());

    return () => {
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', release);
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', forcedClose);
      stopFollowing();
      stopDismissing();
      leaveStack();
      // Only close() returns the focus; removing the element does not.
      dialog.close();
    };
  }, [dialogRef, isModal]);
}

/** Calls `onClose` at Escape and at presses outside of a dialog that is not modal. Returns a function that ends it. */
function dismissFromPage(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const press = (event: PointerEvent) => {
    if (topDialog() === dialog && !event.composedPath().includes(dialog)) onClose();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || topDialog() !== dialog) return;
    // What is behind it stays as it is.
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('keydown', escape, options);
  return () => listening.abort();
}
