import type { FastifyRequest } from 'fastify';
import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import type { StaffReview } from '#shared/contract/reviews/staff-reviews.ts';
import { hasPermission } from '#shared/domain/identity/permissions.ts';
import { findReview } from '#server/features/reviews/moderation/find-review.ts';
import { consoleActor } from '#server/features/identity/staff-events/actors.ts';
import { notFound } from '#server/http/http-error.ts';
import { presentStaffReview } from './present-staff-review.ts';

/** Returns true for a member of staff who takes a second look. */
export function canOverturn(user: StaffUser): boolean {
  return hasPermission(user, 'reviews.overturn');
}

/** Returns a decision of the caller about a review. */
export function decisionOf({ site }: FastifyRequest, { username }: StaffUser, review: number) {
  return { review, actor: consoleActor(username), now: site.clock() };
}

/**
 * Throws a 404 for an unknown review, and for one that the caller cannot have seen in this version: it
 * was left to a second person.
 */
export async function requireSeenReview(
  { site }: FastifyRequest,
  user: StaffUser,
  { review, version }: { review: number; version: number },
): Promise<void> {
  const found = await findReview(site.database.pool, review);
  const isHidden = found?.needs_second_look === true && !canOverturn(user);
  if (found === null || (isHidden && found.version === version)) throw notFound();
}

/** Returns the response to a change: the review as it is now, if the caller may see it. */
export async function changeResponse(
  http: FastifyRequest,
  user: StaffUser,
  { review: id, outcome }: { review: number; outcome: string },
): Promise<{ outcome: 'done' | 'changed'; review: StaffReview | null }> {
  const review = await findReview(http.site.database.pool, id);
  const isVisible = review !== null && (!review.needs_second_look || canOverturn(user));
  return {
    outcome: outcome === 'done' ? 'done' : 'changed',
    review: isVisible ? await presentStaffReview(http.context, review) : null,
  };
}
