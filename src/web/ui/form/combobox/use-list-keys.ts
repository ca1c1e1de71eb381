import { useEffect, useState, type KeyboardEvent } from 'react';

/**
 * Handles the keys of a list under a field: the focus stays in the field, which references the
 * active option.
 */
export function useListKeys(ids: readonly string[]) {
  const [wantedId, setActiveId] = useState<string | null>(null);
  // The option may be gone by now.
  const activeId = wantedId !== null && ids.includes(wantedId) ? wantedId : null;

  useEffect(() => {
    if (activeId === null) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function targetOf(key: string): string | null | undefined {
    const index = activeId === null ? -1 : ids.indexOf(activeId);
    // Beyond either end no option is active.
    if (key === 'ArrowDown') return ids[index + 1] ?? null;
    if (key === 'ArrowUp') return index === -1 ? ids.at(-1) : index === 0 ? null : ids[index - 1];
    // In the field these two keys move the caret.
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
