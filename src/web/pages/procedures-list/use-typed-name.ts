import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router';

/** The query parameter of the name filter; a form without scripts sends it, too. */
export const NAME_PARAM = 'search';
const PAUSE_MS = 300;

interface TypedName {
  typed: string;
  setTyped: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Manages the text of the name filter: at once on the page, after a pause in the URL, for Back. */
export function useTypedName(): TypedName {
  const [params, setParams] = useSearchParams();
  const [typed, show] = useState(params.get(NAME_PARAM) ?? '');
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function setTyped(text: string) {
    show(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const name = text.trim();
      const options = { replace: true, preventScrollReset: true };
      setParams((now) => {
        now.delete(NAME_PARAM);
        if (name !== '') now.set(NAME_PARAM, name);
        return now;
      }, options);
    }, PAUSE_MS);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  return { typed, setTyped, field };
}
