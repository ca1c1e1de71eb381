import { replace, type LoaderFunctionArgs } from 'react-router';
import type { DoctorExpanded, DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { shownService } from '#web/features/doctors/branch/branch-options.ts';
import { isNotFound } from '#web/lib/failures/api-failure.ts';
import { appContext, type App } from '#web/lib/app.ts';
import { loadOrDefer } from '#web/lib/routing/deferred/load-or-defer.ts';
import { notFound, orNotFound } from '#web/lib/routing/not-found.ts';
import { doctorsQuery, type DoctorsListQuery } from '#web/lib/query/queries.ts';
import type { LabelledPage, SearchLabel } from '#web/domain/search-label.ts';
import { prefetchSlots } from '#web/domain/slots/prefetch-slots.ts';
import { loadEmptyListChunk } from './empty/lazy-empty-list.tsx';
import {
  dayCountsQuery,
  hasPromoted,
  inactiveQuery,
  nearbyQuery,
  promotedQuery,
  sectionQuery,
} from './extra-queries.ts';
import { listQuery } from './context/list-query.ts';
import { loadContext, type ListContext, type ListUrl } from './context/list-context.ts';

/** Loads the first page of doctors, and on the server their slots. */
export async function loadDoctorsList(args: LoaderFunctionArgs): Promise<LabelledPage> {
  const { params, request } = args;
  const app = args.context.get(appContext);
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith('/')) throw replace(pathname.replace(/\/+$/, '') + search);

  const url = { city: params['city'], service: params['*'], search };
  const list = orNotFound(request, loadList(app, request, url));
  const { data } = await loadOrDefer(app, request, list);
  return { searchLabel: data };
}

/** Loads the list and returns its label; null if the browser could not load its doctors. */
async function loadList(app: App, request: Request, url: ListUrl): Promise<SearchLabel | null> {
  const context = await loadContext(app, url);
  if (context === null) throw notFound(request);
  const query = listQuery(context);
  const [page] = await Promise.all([loadFirstPage(app, query), loadBanners(app, context)]);
  if (page === null) return null;
  await Promise.all([
    loadSections(app, context, page),
    page.count === 0
      ? loadEmptyListChunk().then((chunk) => chunk.loadAlternatives(app, context))
      : null,
  ]);
  // The browser renders the list before the slots are loaded.
  if (app.isServer && app.device !== 'robot') {
    const { city, filters } = context;
    const promoted = app.queryClient.getQueryData(promotedQuery(app, context).queryKey);
    const shown = (doctor: DoctorExpanded) => shownService(doctor, query);
    await prefetchSlots(
      app,
      [...(promoted?.results ?? []), ...page.results],
      city.timezone,
      filters.date,
      shown,
    );
  }
  return { service: context.service.name, count: page.total_count };
}

/**
 * Loads the first page. In the browser, returns null for errors other than 404: the page shows
 * them.
 */
async function loadFirstPage(
  app: App,
  query: DoctorsListQuery,
): Promise<DoctorsPageExpanded | null> {
  try {
    const { pages } = await app.queryClient.ensureInfiniteQueryData(doctorsQuery(app, query));
    return pages[0] ?? null;
  } catch (error) {
    if (app.isServer || isNotFound(error)) throw error;
    return null;
  }
}

/** Loads the content above the list. Never rejects: the list works without it. */
async function loadBanners(app: App, context: ListContext): Promise<void> {
  if (app.device === 'robot') return;
  const today = dateInZone(app.renderedAt, context.city.timezone);
  await Promise.all([
    app.queryClient.prefetchQuery(dayCountsQuery(app, context, today)),
    hasPromoted(app, context) ? app.queryClient.prefetchQuery(promotedQuery(app, context)) : null,
  ]);
}

/**
 * Loads the lists below a list of a single page, so that they do not appear later and move the
 * content below.
 */
async function loadSections(
  app: App,
  context: ListContext,
  page: DoctorsPageExpanded | undefined,
): Promise<void> {
  if (page === undefined || page.next !== null) return;
  const nearby = nearbyQuery(context, page.results);
  const inactive = app.flags.disabledDoctors ? inactiveQuery(listQuery(context)) : null;
  const queries = [nearby, inactive].filter((query) => query !== null);
  await Promise.all(
    queries.map((query) => app.queryClient.prefetchInfiniteQuery(sectionQuery(app, query))),
  );
}
