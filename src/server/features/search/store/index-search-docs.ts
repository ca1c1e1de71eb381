import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** The batch size of a statement, well within its timeout. */
const BATCH = 1000;

const indexBatch = prepared<{ taken: number }, [limit: number]>(
  'index_search_docs',
  'select index_search_docs($1) as taken',
);

/**
 * Brings what has changed into `search_doc`, so much at a time, for every node to read. While
 * another process is at it there is nothing to do: that one goes on until nothing is left.
 */
export async function indexSearchDocs(db: Queryable, batch = BATCH): Promise<void> {
  for (;;) {
    const [row] = await indexBatch(db, [batch]);
    if (row === undefined || row.taken < 1) return;
  }
}
