import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus into a form that a button of its section has opened. A form that cannot close was not opened.
 * `data-opened` on the form gives the focus back.
 */
export function useOpenedFocus(form: RefObject<HTMLFormElement | null>, canClose: boolean): void {
  useEffect(() => {
    const section = form.current?.closest('section');
    if (!canClose || section?.contains(document.activeElement) !== true) return;
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [form, canClose]);
}
