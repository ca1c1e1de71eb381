import { readText, storageKey, type StoredList } from './stored-text.ts';

/** Parses a stored list and leaves out invalid items. */
export function parseList<Item>(text: string, isItem: (value: unknown) => value is Item): Item[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** Replaces a stored list by what `change` returns for it; an empty list is removed. */
export function changeStored<Item>(
  list: StoredList,
  isItem: (value: unknown) => value is Item,
  change: (items: readonly Item[]) => readonly Item[],
): void {
  const items = change(parseList(readText(list), isItem));
  try {
    if (items.length === 0) localStorage.removeItem(storageKey(list));
    else localStorage.setItem(storageKey(list), JSON.stringify(items));
  } catch {
    // Without storage there are no lists.
  }
  announce(list, items.length > 0);
}

/** Removes stored lists. */
export function clearStored(...lists: readonly StoredList[]): void {
  for (const list of lists) changeStored(list, isNothing, () => []);
}

const isNothing = (value: unknown): value is never => value === undefined;

/** Tells the components of this tab; the browser tells the other tabs. */
function announce(list: StoredList, hasItems: boolean): void {
  // The mark of early.ts, which reserves the place of a list before hydration.
  if (!hasItems) document.documentElement.removeAttribute(`data-${list}`);
  dispatchEvent(new Event('storage'));
}
