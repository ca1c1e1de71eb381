import type { SearchType } from '#shared/contract/search/search.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** Something that was found and opened, as it is found again: named in every language. */
export interface RecentSearch {
  type: SearchType;
  slug: string;
  /** The slug of the city it was found in. */
  city: string;
  title: Partial<Record<Language, string>>;
}

const KEY = 'vizit:recent-searches';
const MOST = 5;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The newest first; none where the browser keeps nothing or what it kept is not ours. */
export function readRecents(store: () => Store, hasType: (type: unknown) => boolean) {
  try {
    const kept: unknown = JSON.parse(store().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).filter(({ type }) => hasType(type)) : [];
  } catch {
    return [];
  }
}

export function writeRecents(store: () => Store, recents: readonly RecentSearch[]): void {
  try {
    store().setItem(KEY, JSON.stringify(recents));
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}

/** With one more in front, but never twice the same and no more than five. */
export function addRecent(recents: readonly RecentSearch[], added: RecentSearch): RecentSearch[] {
  return [added, ...removeRecent(recents, added)].slice(0, MOST);
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
