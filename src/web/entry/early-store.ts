/** Texts that survive a reload of the page. */
export interface EarlyStore {
  /** Returns the empty text for one that is not stored. */
  read(key: string): string;
  /** Returns false if the text cannot be stored. */
  write(key: string, text: string): boolean;
}

/**
 * Returns the texts of a storage, `sessionStorage`, which may be full.
 *
 * @param storage Throws an error where the browser denies storage.
 */
export function earlyStore(storage: () => Pick<Storage, 'getItem' | 'setItem'>): EarlyStore {
  return {
    read(key) {
      try {
        return storage().getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    write(key, text) {
      try {
        storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
