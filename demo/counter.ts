/** Returns a function that returns consecutive ids. */
export function createCounter(first = 1): () => number {
  let next = first;
  return () => next++;
}
