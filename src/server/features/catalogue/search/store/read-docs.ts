import type { SearchType } from '#shared/contract/catalogue/search/search.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';

interface SearchDocRow {
  id: number;
  city: number;
  type: SearchType;
  entity: number;
  slug: string;
  titles: Names;
  aliases: Names[];
  weight: number;
  version: number;
  is_removed: boolean;
}

/** The position up to which an index has read; versions are committed in order. */
export interface Bookmark {
  readonly version: number;
  readonly id: number;
}

/** Small enough not to block the event loop. */
const BATCH_SIZE = 2000;

const selectDocs = prepared<SearchDocRow, [version: number, id: number]>(
  'search_docs_after',
  `select id, city_id as city, type, entity_id as entity, slug, titles, aliases, weight, version,
     removed_at is not null as is_removed
   from search_doc where (version, id) > ($1, $2) order by version, id limit ${BATCH_SIZE}`,
);

/** Reads the documents written after the bookmark, in order. */
export async function* readDocs(db: Queryable, after: Bookmark): AsyncGenerator<SearchDocRow[]> {
  let { version, id } = after;
  for (;;) {
    const rows = await selectDocs(db, [version, id]);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_SIZE) return;
    ({ version, id } = last);
  }
}
