import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

/** The query parameter of the name filter, also for the form without scripts. */
export const NAME_PARAM = 'search';
const DEBOUNCE_MS = 300;

interface TypedName {
  typed: string;
  setTyped: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * Manages the text of the name filter. The page uses it at once; the URL has it after a pause, for
 * Back.
 */
export function useTypedName(): TypedName {
  const [params, setParams] = useSearchParams();
  const [typed, setText] = useState(params.get(NAME_PARAM) ?? '');
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function setTyped(text: string) {
    setText(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const name = text.trim();
      const options = { replace: true, preventScrollReset: true };
      setParams((now) => {
        now.delete(NAME_PARAM);
        if (name !== '') now.set(NAME_PARAM, name);
        return now;
      }, options);
    }, DEBOUNCE_MS);
  }

  // To change the URL now would abort the navigation to a link that the visitor has just pressed.
  const isNavigating = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isNavigating) clearTimeout(timer.current);
  }, [isNavigating]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { typed, setTyped, field };
}
