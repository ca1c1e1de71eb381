import { replace, type LoaderFunctionArgs } from 'react-router';
import type { DoctorExpanded } from '#shared/contract/doctors.ts';
import { shownService } from '#web/features/doctors/branch-options.ts';
import { isNotFound, statusOf } from '#web/lib/api-failure.ts';
import { appContext } from '#web/lib/app.ts';
import { notFound } from '#web/lib/not-found.ts';
import { doctorsQuery } from '#web/lib/queries.ts';
import type { LabelledPage } from '#web/lib/search-label.ts';
import { prefetchTimes } from '#web/lib/prefetch-times.ts';
import { loadAbove, loadBelow } from './around/load-around.ts';
import { loadWaysOut } from './empty/ways-out.ts';
import { listQuery } from './subject/list-query.ts';
import { loadSubject } from './subject/list-subject.ts';

/** The first page of doctors, and on the server their free times with it. */
export async function loadDoctorsList(args: LoaderFunctionArgs): Promise<LabelledPage> {
  const { params, request, context } = args;
  const app = context.get(appContext);
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith('/')) throw replace(pathname.replace(/\/+$/, '') + search);

  try {
    const subject = await loadSubject(app, { city: params['city'], service: params['*'], search });
    if (subject === null) throw notFound(request);
    const query = listQuery(subject);
    const [list] = await Promise.all([
      app.queryClient.ensureInfiniteQueryData(doctorsQuery(app, query)),
      loadAbove(app, subject),
    ]);
    await Promise.all([
      loadBelow(app, subject, list.pages[0]),
      list.pages[0]?.count === 0 ? loadWaysOut(app, subject) : null,
    ]);
    // The browser shows the list at once and the times when they come.
    if (app.isServer && app.device !== 'robot') {
      const { city, filters } = subject;
      const doctors = list.pages[0]?.results ?? [];
      const shown = (doctor: DoctorExpanded) => shownService(doctor, query);
      await prefetchTimes(app, doctors, city.timezone, filters.date, shown);
    }
    const count = list.pages[0]?.total_count ?? 0;
    return { searchLabel: { service: subject.service.name, count } };
  } catch (error) {
    if (isNotFound(error)) throw notFound(request);
    // In the browser any list that the API cannot give leads to the not-found page. On the server a
    // fault of ours must not, or search engines would forget the page.
    if (!app.isServer && statusOf(error) !== null) throw notFound(request);
    throw error;
  }
}
