import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTypingPause } from '#web/lib/routing/use-typing-pause.ts';

/** The query parameter of the name filter, also for the form without scripts. */
export const NAME_PARAM = 'search';

/**
 * Manages the text of the name filter. The page uses it at once; the URL has it after a pause, for
 * Back.
 */
export function useTypedName() {
  const [params, setParams] = useSearchParams();
  const [typed, setText] = useState(params.get(NAME_PARAM) ?? '');
  const field = useRef<HTMLInputElement>(null);
  const pause = useTypingPause((text) => {
    const name = text.trim();
    setParams(
      (now) => {
        now.delete(NAME_PARAM);
        if (name !== '') now.set(NAME_PARAM, name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  });

  function setTyped(text: string) {
    setText(text);
    pause.start(text);
  }
  return { typed, setTyped, field };
}
