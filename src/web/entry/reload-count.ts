import type { EarlyStore } from './early-store.ts';

const KEY = 'silent-reloads';
const MAX_RELOADS = 3;

/** Returns true if a page that failed should be reloaded: at most three times in a row. */
export function countReload({ read, write }: EarlyStore): boolean {
  const reloads = Number(read(KEY));
  // Without storage, nothing would limit the reloads.
  return reloads < MAX_RELOADS && write(KEY, String(reloads + 1));
}

/** Resets the count after a page that works. */
export function resetReloads({ write }: EarlyStore): void {
  write(KEY, '');
}
