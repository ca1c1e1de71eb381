import { useEffect, useRef } from 'react';

const PAUSE_MS = 300;

/**
 * Changes the URL after a pause in typing. A link that is pressed in the pause cancels the change,
 * which would abort the navigation to the link.
 */
export function useTypingPause(onPause: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });

  useEffect(() => {
    function handleClick({ defaultPrevented, target }: MouseEvent) {
      // Links that open another tab do not prevent the browser's own navigation.
      if (defaultPrevented && target instanceof Element && target.closest('a') !== null) cancel();
    }
    window.addEventListener('click', handleClick);
    return () => {
      window.removeEventListener('click', handleClick);
      cancel();
    };
  }, []);

  return {
    /** Runs the latest `onPause` with a text after a pause, unless another text follows. */
    start(text: string) {
      cancel();
      timer.current = setTimeout(() => latest.current(text), PAUSE_MS);
    },
    cancel,
  };
}
