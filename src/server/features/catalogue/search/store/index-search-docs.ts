import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** A statement of this size takes much less than its timeout. */
const BATCH_SIZE = 1000;

const indexBatch = prepared<{ taken: number }, [limit: number]>(
  'index_search_docs',
  'select index_search_docs($1) as taken',
);

/**
 * Indexes queued changes into `search_doc`, which every node reads, in batches. Returns at once while
 * another process is indexing, as that one continues until the queue is empty.
 */
export async function indexSearchDocs(db: Queryable, batch = BATCH_SIZE): Promise<void> {
  for (;;) {
    const [row] = await indexBatch(db, [batch]);
    if (row === undefined || row.taken < 1) return;
  }
}
