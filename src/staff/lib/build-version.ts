import { useSyncExternalStore } from 'react';
import { STAFF_BUILD_HEADER } from '#shared/staff-state.ts';

let isOutdated = false;
const listeners = new Set<() => void>();

/** Compares the build that a response names with that of the page. Once they differ, the page is outdated. */
export function compareBuild(headers: Headers, build: string): void {
  const current = headers.get(STAFF_BUILD_HEADER);
  if (isOutdated || current === null || current === build) return;
  isOutdated = true;
  for (const listener of listeners) listener();
}

/** Returns true when the server has a newer version of the page. */
export function isPageOutdated(): boolean {
  return isOutdated;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true, and renders again, when the server has a newer version of the page. */
export function usePageOutdated(): boolean {
  return useSyncExternalStore(subscribe, isPageOutdated);
}
