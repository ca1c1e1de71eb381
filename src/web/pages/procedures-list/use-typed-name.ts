import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTypedText } from '#web/lib/routing/use-typed-text.ts';

/** The query parameter of the name filter, also for the form without scripts. */
export const NAME_PARAM = 'search';

/**
 * Manages the text of the name filter. The page uses it at once; the URL has it after a pause, for
 * Back.
 */
export function useTypedName() {
  const [params, setParams] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const { text, type } = useTypedText(params.get(NAME_PARAM) ?? '', (name) => {
    setParams(
      (now) => {
        now.delete(NAME_PARAM);
        if (name !== '') now.set(NAME_PARAM, name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  return { typed: text, setTyped: type, field };
}
