import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus into a form that a button of its section has opened, and back when it closes. A form that cannot
 * close was not opened.
 */
export function useOpenedFocus(form: RefObject<HTMLFormElement | null>, canClose: boolean): void {
  useEffect(() => {
    const opener = document.activeElement;
    const section = form.current?.closest('section');
    if (!canClose || !(opener instanceof HTMLElement) || !section?.contains(opener)) return;
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => {
      if (document.activeElement === document.body) opener.focus();
    };
  }, [form, canClose]);
}
