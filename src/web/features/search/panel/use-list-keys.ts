import { useEffect, useState, type KeyboardEvent } from 'react';

/**
 * Handles the keys of a list under a field: the focus stays in the field, which references the
 * active option.
 */
export function useListKeys(ids: readonly string[]) {
  const [requestedId, setActiveId] = useState<string | null>(null);
  // The option may no longer be in the list.
  const activeId = requestedId !== null && ids.includes(requestedId) ? requestedId : null;

  useEffect(() => {
    if (activeId === null) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function targetOf(key: string): string | null | undefined {
    const index = activeId === null ? -1 : ids.indexOf(activeId);
    // Moving past either end deactivates the option.
    if (key === 'ArrowDown') return ids[index + 1] ?? null;
    if (key === 'ArrowUp') return index === -1 ? ids.at(-1) : index === 0 ? null : ids[index - 1];
    // Without an active option, Home and End move the caret of the field.
    if (activeId === null) return undefined;
    if (key === 'Home') return ids[0];
    return key === 'End' ? ids.at(-1) : undefined;
  }

  return {
    activeId,
    reset: () => setActiveId(null),
    onKeyDown(event: KeyboardEvent) {
      const target = targetOf(event.key);
      if (target === undefined) return;
      event.preventDefault();
      setActiveId(target);
    },
  };
}
