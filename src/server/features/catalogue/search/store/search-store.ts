import type { Language } from '#shared/i18n/languages.ts';
import type { Database } from '#server/db/database.ts';
import { SearchIndex } from '../engine/search-index.ts';
import { coalesce } from '#server/lib/concurrency/coalesce.ts';
import { readDocs, type Bookmark } from './read-docs.ts';

/** Holds the search index of a country in memory. */
export interface SearchStore {
  readonly index: SearchIndex;
  /** Reads the changes since the last read. */
  refresh(): Promise<void>;
  /** Reads all documents again, into a new index. */
  reload(): Promise<void>;
}

const BEGINNING: Bookmark = { version: 0, id: 0 };
/** An index is rebuilt when it has more unused ordinals than this plus a share of its documents. */
const MAX_UNUSED = 1000;
const MAX_UNUSED_SHARE = 0.3;
/** Milliseconds after which an index is rebuilt: the database stores deletions for two days only. */
const OUTDATED_MS = 24 * 60 * 60_000;

/** Creates the search index of a country, which knows words of these languages only. */
export async function createSearchStore(
  { pool }: Database,
  languages: readonly Language[],
): Promise<SearchStore> {
  let index = new SearchIndex(languages);
  let bookmark = BEGINNING;
  let readAt = performance.now();
  let shouldRebuild = true;

  const read = coalesce(async () => {
    const isRebuild = shouldRebuild || isSparse(index) || performance.now() - readAt > OUTDATED_MS;
    shouldRebuild = false;
    try {
      const target = isRebuild ? new SearchIndex(languages) : index;
      const from = performance.now();
      const end = await readInto(target, pool, isRebuild ? BEGINNING : bookmark);
      [index, bookmark, readAt] = [target, end, from];
    } catch (error) {
      shouldRebuild ||= isRebuild;
      throw error;
    }
  });
  await read();
  return {
    get index() {
      return index;
    },
    refresh: read,
    reload() {
      shouldRebuild = true;
      return read();
    },
  };
}

async function readInto(
  index: SearchIndex,
  pool: Database['pool'],
  from: Bookmark,
): Promise<Bookmark> {
  let bookmark = from;
  for await (const rows of readDocs(pool, from)) {
    for (const row of rows) {
      if (row.is_removed) index.remove(row.id);
      else index.put(row);
      bookmark = row;
    }
  }
  index.settle();
  return { version: bookmark.version, id: bookmark.id };
}

function isSparse({ ordinals, size }: SearchIndex): boolean {
  return ordinals - size > MAX_UNUSED + size * MAX_UNUSED_SHARE;
}
