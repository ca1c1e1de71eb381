/** Appends the rows of other parts to those of the first, table by table, and returns the first. */
export function mergeRows<Rows extends Record<keyof Rows, object[]>>(parts: readonly Rows[]): Rows {
  return parts.reduce((merged, rows) => {
    for (const table of Object.keys(rows) as (keyof Rows)[]) merged[table].push(...rows[table]);
    return merged;
  });
}
