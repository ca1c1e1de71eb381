import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onFocusLeave` when the focus leaves an element. */
export function useFocusOut(target: RefObject<HTMLElement | null>, onFocusLeave: () => void): void {
  const leave = useEffectEvent(onFocusLeave);
  useEffect(() => {
    const element = target.current;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || element?.contains(relatedTarget) !== true) leave();
    };
    element?.addEventListener('focusout', onFocusOut);
    return () => element?.removeEventListener('focusout', onFocusOut);
  }, [target]);
}
