import type { SearchType } from '#shared/contract/catalogue/search/search.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { parseList } from '#web/domain/visitor/stored-lists.ts';
import { storageKey } from '#web/domain/visitor/stored-text.ts';

/** A search result that was opened, with its title in every language. */
export interface RecentSearch {
  type: SearchType;
  slug: string;
  /** The slug of the city it was found in. */
  city: string;
  title: Partial<Record<Language, string>>;
}

const KEY = storageKey('recent-searches');
const MAX_RECENTS = 5;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the recent searches, the newest first; empty if the browser denies storage. */
export function readRecents(store: () => Store, hasType: (type: unknown) => boolean) {
  try {
    const text = store().getItem(KEY) ?? '';
    return parseList(text, isRecent).filter(({ type }) => hasType(type));
  } catch {
    return [];
  }
}

/** Writes the recent searches. */
export function writeRecents(store: () => Store, recents: readonly RecentSearch[]): void {
  try {
    store().setItem(KEY, JSON.stringify(recents));
  } catch {
    // Without storage there are no recent searches.
  }
}

/** Adds a search to the front, without duplicates and up to the limit. */
export function addRecent(recents: readonly RecentSearch[], added: RecentSearch): RecentSearch[] {
  return [added, ...removeRecent(recents, added)].slice(0, MAX_RECENTS);
}

export function removeRecent(
  recents: readonly RecentSearch[],
  removed: RecentSearch,
): RecentSearch[] {
  return recents.filter(({ type, slug }) => type !== removed.type || slug !== removed.slug);
}

function isRecent(value: unknown): value is RecentSearch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    'slug' in value &&
    typeof value.slug === 'string' &&
    'city' in value &&
    typeof value.city === 'string' &&
    'title' in value &&
    typeof value.title === 'object' &&
    value.title !== null
  );
}
