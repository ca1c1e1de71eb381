const KEY = 'silent-reloads';
const MAX_RELOADS = 3;

/** The storage of the count, `sessionStorage`, which survives a reload. */
export type Counter = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns true if a page that failed should be reloaded: at most three times in a row, or once without
 * storage, where only the page's own load (`isReload`) tells whether it was reloaded.
 *
 * @param counter Throws an error, or returns a storage that does, where cookies are blocked.
 */
export function countReload(counter: () => Counter, isReload: boolean): boolean {
  try {
    const storage = counter();
    const reloads = Number(storage.getItem(KEY) ?? 0);
    if (reloads >= MAX_RELOADS) return false;
    storage.setItem(KEY, String(reloads + 1));
    return true;
  } catch {
    return !isReload;
  }
}

/** Resets the count after a page that works. */
export function resetReloads(counter: () => Counter): void {
  try {
    counter().removeItem(KEY);
  } catch {
    // Without storage there is no count to reset.
  }
}
