/** Returns a function that creates a value when it is first called, and then returns the same one. */
export function lazy<T>(create: () => T): () => T {
  let created: { value: T } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}
