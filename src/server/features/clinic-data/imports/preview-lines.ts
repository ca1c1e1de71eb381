/** The lines of a group in the response; the counts include the others. */
export const MAX_LINES = 500;

/** Returns the first lines of a group of a preview, and the number of all. */
export function firstLines<Item, Line>(items: readonly Item[], present: (item: Item) => Line) {
  return { count: items.length, lines: items.slice(0, MAX_LINES).map(present) };
}

/** Returns the first faults; those that no column has are in the column 0. */
export function firstFaults<Fault extends { readonly column: number }>(faults: readonly Fault[]) {
  return faults.slice(0, MAX_LINES).map(({ column, ...fault }) => ({
    ...fault,
    column: column === 0 ? null : column,
  }));
}
