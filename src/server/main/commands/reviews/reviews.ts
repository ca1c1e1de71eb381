import { systemClock } from '#server/lib/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { findReview } from '#server/features/reviews/moderation/find-review.ts';
import { listWaitingReviews } from '#server/features/reviews/moderation/list-waiting-reviews.ts';
import type { StaffEvent } from '#server/features/identity/staff-events/list-staff-events.ts';
import type { ModeratedReview } from '#server/features/reviews/moderation/moderated-review.ts';
import {
  moderateReview,
  type Verdict,
} from '#server/features/reviews/moderation/moderate-review.ts';
import { findReplyTo } from '#server/features/reviews/replies/find-reply.ts';
import { moderateReply } from '#server/features/reviews/replies/moderate-reply.ts';
import { CommandError } from '#server/main/command-line/command-error.ts';
import { operatorName } from '#server/main/command-line/operator-name.ts';
import { print } from '#server/main/command-line/print.ts';
import { printable } from '#server/main/command-line/printable.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { readReviewsArguments, REVIEWS_USAGE, type ReviewsArguments } from './arguments.ts';
import { withDatabase } from '#server/main/databases/with-database.ts';

/** Lists reviews that wait for a decision, publishes and rejects them. */
async function reviews(args: readonly string[], config: Config): Promise<void> {
  const options = readReviewsArguments(args, config.countries);
  await withDatabase(config, options.country, 'vizit-reviews', ({ pool }) => run(pool, options));
}

interface By {
  readonly actor: string;
  readonly now: number;
}

async function run(db: Queryable, options: ReviewsArguments): Promise<void> {
  const by: By = { actor: operatorName(), now: systemClock() };
  switch (options.action) {
    case 'list':
      return list(db, options.limit);
    case 'show':
      return show(db, options.review);
    case 'publish':
      return decide(db, { ...options, ...by, verdict: 'published' });
    case 'reject':
      return decide(db, { ...options, ...by, verdict: 'rejected' });
    case 'reject-reply':
      return rejectReply(db, { ...options, ...by });
  }
}

async function decide(db: Queryable, decision: By & Verdict & { review: number }): Promise<void> {
  const { review, verdict } = decision;
  const outcome = await moderateReview(db, decision);
  if (outcome === 'unknown') throw unknown(review);
  if (outcome === 'same') throw new CommandError(`Review ${review} is already ${verdict}`);
  print(`Review ${review} is ${verdict}`);
}

async function rejectReply(
  db: Queryable,
  { review, reason, ...by }: Extract<ReviewsArguments, { action: 'reject-reply' }> & By,
): Promise<void> {
  const found = await findReplyTo(db, review);
  if (found === null) throw new CommandError(`Review ${review} has no reply`);
  if (found.state === 'rejected') {
    throw new CommandError(`The reply to review ${review} is already rejected`);
  }
  const decision = { reply: found.id, version: found.version, ...by };
  const outcome = await moderateReply(db, decision, 'rejected', reason);
  if (outcome !== 'done') throw new CommandError(`The reply to review ${review} has changed`);
  print(`The reply to review ${review} is rejected`);
}

async function list(db: Queryable, limit: number): Promise<void> {
  const waiting = await listWaitingReviews(db, limit);
  for (const review of waiting.reviews) {
    print(summary(review));
    if (review.comment !== '') print(`  ${printable(review.comment)}`);
  }
  const hidden = waiting.count - waiting.reviews.length;
  print(`${waiting.count} waiting${hidden > 0 ? `, ${hidden} of them not listed` : ''}`);
}

async function show(db: Queryable, id: number): Promise<void> {
  const review = await findReview(db, id);
  if (review === null) throw unknown(id);
  print(summary(review));
  print(`  appointment ${review.appointment_id ?? '-'}  author ${printable(review.author)}`);
  if (review.comment !== '') print(`  ${printable(review.comment)}`);
  const reason = review.rejection_reason === null ? '' : `: ${review.rejection_reason}`;
  print(`  ${review.state}${reason}`);
  if (review.rejection_note !== null) print(`  note: ${printable(review.rejection_note)}`);
  printEvents(review.events);
  const reply = await findReplyTo(db, id);
  if (reply === null) return;
  print(`  reply of clinic ${reply.clinic_id}: ${printable(reply.body)}`);
  print(`  ${reply.state}`);
  printEvents(reply.events);
}

function printEvents(events: readonly StaffEvent[]): void {
  for (const { at, action, actor } of events) print(`${at.toISOString()}  ${action}  ${actor}`);
}

function summary(review: ModeratedReview): string {
  return [
    review.created_at.toISOString(),
    String(review.id),
    `${review.score}/10`,
    review.doctor_slug,
    review.language,
    review.evidence ?? 'phone not confirmed',
  ].join('  ');
}

function unknown(id: number): CommandError {
  return new CommandError(`There is no review ${id}`);
}

await runCommand(REVIEWS_USAGE, reviews);
