const nothing: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};

/** The storage of this tab; one that keeps nothing where the browser forbids it. */
export function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return sessionStorage;
  } catch {
    return nothing;
  }
}
