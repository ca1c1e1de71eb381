export const STORED_BOOKING_KEY = 'vizit:booking';

const noStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};

/** Returns the storage of the tab, or one that stores nothing if the browser blocks storage. */
export function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return sessionStorage;
  } catch {
    return noStorage;
  }
}
