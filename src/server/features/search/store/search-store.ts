import type { Database } from '#server/db/database.ts';
import { SearchIndex } from '../engine/search-index.ts';
import { coalesce } from './coalesce.ts';
import { readDocs, type Bookmark } from './read-docs.ts';

/** Holds the search index of a country in memory. */
export interface SearchStore {
  readonly index: SearchIndex;
  /** Reads on from where the last reading ended. */
  refresh(): Promise<void>;
  /** Reads all of it again, into a new index. */
  reload(): Promise<void>;
}

const BEGINNING: Bookmark = { version: 0, id: 0 };
/** The maximum of empty slots, besides those in use, before the index is rebuilt. */
const MAX_EMPTY = 1000;
const EMPTY_SHARE = 0.3;
/** The age after which an index is rebuilt: the database stores deletions for two days. */
const OUTDATED_MS = 24 * 60 * 60_000;

export async function createSearchStore({ pool }: Database): Promise<SearchStore> {
  let index = new SearchIndex();
  let bookmark = BEGINNING;
  let readAt = performance.now();
  let isToBeginAnew = true;

  const read = coalesce(async () => {
    const isNew = isToBeginAnew || isSparse(index) || performance.now() - readAt > OUTDATED_MS;
    isToBeginAnew = false;
    try {
      const target = isNew ? new SearchIndex() : index;
      const from = performance.now();
      const end = await readInto(target, pool, isNew ? BEGINNING : bookmark);
      [index, bookmark, readAt] = [target, end, from];
    } catch (error) {
      isToBeginAnew ||= isNew;
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
      isToBeginAnew = true;
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

function isSparse({ slots, size }: SearchIndex): boolean {
  return slots - size > MAX_EMPTY + size * EMPTY_SHARE;
}
