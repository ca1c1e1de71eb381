import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { App } from '#web/lib/app.ts';
import { doctorsQuery } from '#web/lib/query/queries.ts';
import type { DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import { withFilters, type ListSubject } from '../subject/list-subject.ts';
import { countQuery, hasPromoted, nearbyQuery, promotedQuery } from './around-queries.ts';

/** Loads the content above the list. Never rejects: the list works without it. */
export async function loadAbove(app: App, subject: ListSubject): Promise<void> {
  if (app.device === 'robot') return;
  const today = dateInZone(app.renderedAt, subject.city.timezone);
  await Promise.all([
    app.queryClient.prefetchQuery(countQuery(app, withFilters(subject, { date: today }))),
    hasPromoted(app, subject) ? app.queryClient.prefetchQuery(promotedQuery(app, subject)) : null,
  ]);
}

/**
 * Loads the list that follows a list of a single page, so that it does not shift the content below.
 */
export async function loadBelow(
  app: App,
  subject: ListSubject,
  page: DoctorsPageExpanded | undefined,
): Promise<void> {
  if (page === undefined || page.next !== null) return;
  const query = nearbyQuery(subject, page.results);
  if (query !== null) await app.queryClient.prefetchInfiniteQuery(doctorsQuery(app, query));
}
