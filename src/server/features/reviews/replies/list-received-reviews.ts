import type { ReceivedReview } from '#shared/contract/reviews/replies/replies.ts';
import { SCORES_OF_RANGE, type ScoreRange } from '#shared/domain/reviews/replies/reply-rules.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { scopeOf } from '#server/features/identity/access/scope.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { requireRow } from '#server/http/http-error.ts';
import { pageAfter, parseCursor } from '#server/lib/cursor.ts';
import type { RequestContext } from '#server/request-context.ts';
import { presentReceivedReview } from './present-received-review.ts';
import {
  countUnanswered,
  selectReceived,
  selectReceivedById,
  selectReviewedDoctors,
  type ReceivedRow,
} from './received-rows.ts';

const PAGE_SIZE = 20;

interface ReceivedQuery {
  readonly state?: 'unanswered' | 'answered';
  readonly score?: ScoreRange;
  /** The slug of a doctor. */
  readonly doctor?: string;
  readonly search?: string;
  readonly cursor?: string;
}

interface ReceivedPage {
  unanswered: number;
  doctors: ReceivedReview['doctor'][];
  results: ReceivedReview[];
  next: string | null;
}

const ANY_SCORE = [0, 10] as const;

/** Lists published reviews in the scope of an account, the newest first. */
export async function listReceivedReviews(
  context: RequestContext,
  caller: Caller,
  { state = 'unanswered', score, doctor, search, cursor }: ReceivedQuery,
): Promise<ReceivedPage> {
  const { pool } = context.site.database;
  const scope = scopeOf(caller);
  const { micros, id } = parseCursor(cursor);
  const [min, max] = score === undefined ? ANY_SCORE : SCORES_OF_RANGE[score];
  const text = search?.trim() ?? '';
  const filters = [min, max, doctor ?? null, text === '' ? null : text] as const;
  const [rows, [counted], doctors] = await Promise.all([
    selectReceived(pool, [...scope, state === 'answered', micros, id, PAGE_SIZE + 1, ...filters]),
    countUnanswered(pool, [...scope]),
    selectReviewedDoctors(pool, [...scope]),
  ]);
  const { results, next } = pageAfter(rows, PAGE_SIZE);
  return {
    unanswered: counted?.count ?? 0,
    doctors: doctors.map(({ slug, names }) => ({ slug, name: nameIn(context, names) })),
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
