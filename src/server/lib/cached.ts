/** The part of a map that a cache needs. */
interface Store<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/**
 * Returns a function that creates the value of a key when it is first called with it, and then returns the same
 * one. With a `WeakMap` as the store, a value is dropped with its key.
 */
export function cached<Key, Value>(
  create: (key: Key) => Value,
  store: Store<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const known = store.get(key);
    if (known !== undefined) return known;
    const value = create(key);
    store.set(key, value);
    return value;
  };
}
