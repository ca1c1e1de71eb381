import { useSyncExternalStore } from 'react';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';

/*
 * The position of the visitor, for the lifetime of the document. It is never written to a URL, a
 * cookie or a storage. Only the browser sets it; on the server it is always null.
 */
let current: Coordinates | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the position, null while it is unknown. */
export function getPosition(): Coordinates | null {
  return current;
}

/** Sets the position and notifies components. */
export function setPosition(position: Coordinates | null): void {
  current = position;
  for (const listener of listeners) listener();
}

/** Returns the position. It is null during hydration, as on the server. */
export function usePosition(): Coordinates | null {
  return useSyncExternalStore(subscribe, getPosition, () => null);
}
