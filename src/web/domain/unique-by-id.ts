/**
 * Joins the pages of a list and removes repeated items: if the order changes between two requests,
 * an item of one page can be on the next page again.
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
