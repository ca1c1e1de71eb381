import { useSyncExternalStore } from 'react';

/** The lists that this browser stores for its visitor. None of them is sent to the server. */
export type StoredList = 'favourites' | 'viewed' | 'appointments' | 'recent-searches';

export const storageKey = (list: StoredList) => `vizit:${list}`;

/** Returns the stored text of a list; empty if there is none or the browser blocks storage. */
export function readText(list: StoredList): string {
  try {
    return localStorage.getItem(storageKey(list)) ?? '';
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Returns what `select` finds in the stored text of a list; the server and hydration have none. */
export function useStored<Selected extends string | boolean>(
  list: StoredList,
  select: (text: string) => Selected,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(readText(list)),
    () => select(''),
  );
}
