import { useEffect, useRef } from 'react';

/**
 * Moves the focus to what has to be typed next when the time of the form changes: a press on the day, or on a time that
 * disappears, has taken it from the form.
 *
 * @param place the doctor and the time
 * @param first the place at which the form has its focus already
 */
export function useFocusAtNewTime(form: string, place: string, first: string): void {
  const focused = useRef(first);
  useEffect(() => {
    if (focused.current === place) return;
    focused.current = place;
    const element = document.getElementById(form);
    const empty = [...(element?.querySelectorAll<HTMLInputElement>(NEEDED) ?? [])].find(
      (input) => input.value.trim() === '',
    );
    (empty ?? element?.querySelector<HTMLElement>('[type=submit]'))?.focus();
  }, [form, place]);
}

/** The fields that every patient is asked for. */
const NEEDED = '[data-field=phone] input, [data-field=given_name] input';
