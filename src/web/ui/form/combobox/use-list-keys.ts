import { useEffect, useState, type KeyboardEvent } from 'react';

/** The keys of a list under a field: the focus stays in the field, which names the active line. */
export function useListKeys(ids: readonly string[]) {
  const [wantedId, setActiveId] = useState<string | null>(null);
  // The line may have gone since.
  const activeId = wantedId !== null && ids.includes(wantedId) ? wantedId : null;

  useEffect(() => {
    if (activeId === null) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function targetOf(key: string): string | null | undefined {
    const index = activeId === null ? -1 : ids.indexOf(activeId);
    // Beyond either end lies the field.
    if (key === 'ArrowDown') return ids[index + 1] ?? null;
    if (key === 'ArrowUp') return index === -1 ? ids.at(-1) : index === 0 ? null : ids[index - 1];
    // In the field these two move the cursor.
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
