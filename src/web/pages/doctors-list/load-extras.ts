import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { App } from '#web/lib/app.ts';
import { doctorsQuery } from '#web/lib/query/queries.ts';
import type { DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import type { ListContext } from './context/list-context.ts';
import { dayCountsQuery, hasPromoted, nearbyQuery, promotedQuery } from './extra-queries.ts';

/** Loads the content above the list. Never rejects: the list works without it. */
export async function loadBanners(app: App, context: ListContext): Promise<void> {
  if (app.device === 'robot') return;
  const today = dateInZone(app.renderedAt, context.city.timezone);
  await Promise.all([
    app.queryClient.prefetchQuery(dayCountsQuery(app, context, today)),
    hasPromoted(app, context) ? app.queryClient.prefetchQuery(promotedQuery(app, context)) : null,
  ]);
}

/**
 * Loads the list below a list of a single page, so that it does not appear later and move the
 * content below.
 */
export async function loadNearby(
  app: App,
  context: ListContext,
  page: DoctorsPageExpanded | undefined,
): Promise<void> {
  if (page === undefined || page.next !== null) return;
  const query = nearbyQuery(context, page.results);
  if (query !== null) await app.queryClient.prefetchInfiniteQuery(doctorsQuery(app, query));
}
