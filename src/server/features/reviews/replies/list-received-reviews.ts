import type { ReceivedReview } from '#shared/contract/reviews/replies/replies.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { scopeOf } from '#server/features/identity/access/scope.ts';
import { requireRow } from '#server/http/http-error.ts';
import { pageAfter, parseCursor } from '#server/lib/cursor.ts';
import type { RequestContext } from '#server/request-context.ts';
import { presentReceivedReview } from './present-received-review.ts';
import {
  countUnanswered,
  selectReceived,
  selectReceivedById,
  type ReceivedRow,
} from './received-rows.ts';

const PAGE_SIZE = 20;

interface ReceivedQuery {
  readonly state?: 'unanswered' | 'answered';
  readonly cursor?: string;
}

/** Lists published reviews in the scope of an account, the newest first. */
export async function listReceivedReviews(
  context: RequestContext,
  caller: Caller,
  { state = 'unanswered', cursor }: ReceivedQuery,
): Promise<{ unanswered: number; results: ReceivedReview[]; next: string | null }> {
  const { pool } = context.site.database;
  const scope = scopeOf(caller);
  const { micros, id } = parseCursor(cursor);
  const [rows, [counted]] = await Promise.all([
    selectReceived(pool, [...scope, state === 'answered', micros, id, PAGE_SIZE + 1]),
    countUnanswered(pool, [...scope]),
  ]);
  const { results, next } = pageAfter(rows, PAGE_SIZE);
  return {
    unanswered: counted?.count ?? 0,
    results: results.map((row) => presentReceivedReview(context, row)),
    next,
  };
}

/** Returns a published review in the scope of an account; throws a 404 for every other. */
export async function requireReceived(
  { site }: RequestContext,
  caller: Caller,
  review: number,
): Promise<ReceivedRow> {
  return requireRow(await selectReceivedById(site.database.pool, [...scopeOf(caller), review]));
}
