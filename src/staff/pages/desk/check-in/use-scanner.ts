import { useEffect } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { addKey, codeIn, EMPTY_SCAN, usKeyOf } from './scan-buffer.ts';

/**
 * Calls a function with every code that a scanner types, which ends with Enter, wherever the focus is.
 * Outside of text fields the keys of a code are not shortcuts.
 */
export function useScanner(onCode: (code: string) => void): void {
  const latest = useLatest(onCode);
  useEffect(() => {
    let buffer = EMPTY_SCAN;
    const take = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };
    function listen(event: KeyboardEvent) {
      if (event.key === 'Shift' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter') {
        const code = codeIn(buffer);
        buffer = EMPTY_SCAN;
        if (code === null) return;
        take(event);
        return latest.current(code);
      }
      buffer = addKey(buffer, { typed: event.key, us: usKeyOf(event), at: event.timeStamp });
      const isField =
        event.target instanceof HTMLElement && event.target.matches('input, textarea');
      // The first letter is no shortcut, and begins no code until the second.
      if (!isField && Math.max(buffer.typed.length, buffer.us.length) > 1) take(event);
    }
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [latest]);
}
