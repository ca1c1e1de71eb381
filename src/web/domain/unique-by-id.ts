/**
 * What several pages of a list hold, each once: when the order changes between two calls, one of a
 * page can come again on the next.
 */
export function uniqueById<Item extends { id: number }>(
  pages: readonly { results: readonly Item[] }[],
): Item[] {
  const unique = new Map<number, Item>();
  for (const { results } of pages) {
    for (const item of results) if (!unique.has(item.id)) unique.set(item.id, item);
  }
  return [...unique.values()];
}
