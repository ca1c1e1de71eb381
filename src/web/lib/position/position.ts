import { useSyncExternalStore } from 'react';
import type { Coordinates } from '#shared/domain/places/distance.ts';

/*
 * Where the visitor is, for as long as the document lives: never in an address, a cookie or a store
 * of the browser. Only the browser ever sets it, so on the server it stays unknown for everybody.
 */
let held: Coordinates | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null while it is not known. */
export function getPosition(): Coordinates | null {
  return held;
}

export function setPosition(position: Coordinates | null): void {
  held = position;
  for (const listener of listeners) listener();
}

/** The held position for components; unknown while the page hydrates, as it was on the server. */
export function usePosition(): Coordinates | null {
  return useSyncExternalStore(subscribe, getPosition, () => null);
}
