import { replace, type LoaderFunctionArgs } from 'react-router';
import type { DoctorExpanded } from '#shared/contract/doctors.ts';
import type { City } from '#shared/contract/places.ts';
import { bestService } from '#shared/domain/best-service.ts';
import { dateInZone } from '#shared/domain/zoned-time.ts';
import { isNotFound, statusOf } from '#web/lib/api-failure.ts';
import { appContext, type App } from '#web/lib/app.ts';
import { notFound } from '#web/lib/not-found.ts';
import { doctorsQuery } from '#web/lib/queries.ts';
import { firstSlotDay, slotWindowQuery } from '#web/lib/slot-queries.ts';
import { listQuery } from './subject/list-query.ts';
import { loadSubject } from './subject/list-subject.ts';

/** The first page of doctors, and on the server their free times with it. */
export async function loadDoctorsList(args: LoaderFunctionArgs): Promise<null> {
  const { params, request, context } = args;
  const app = context.get(appContext);
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith('/')) throw replace(pathname.replace(/\/+$/, '') + search);

  try {
    const subject = await loadSubject(app, { city: params['city'], service: params['*'], search });
    if (subject === null) throw notFound(request);
    const list = await app.queryClient.ensureInfiniteQueryData(
      doctorsQuery(app, listQuery(subject)),
    );
    // The browser shows the list at once and the times when they come.
    if (app.isServer && app.device !== 'robot') {
      await prefetchTimes(app, list.pages[0]?.results ?? [], subject.city);
    }
    return null;
  } catch (error) {
    if (isNotFound(error)) throw notFound(request);
    // In the browser any list that the API cannot give leads to the not-found page. On the server a
    // fault of ours must not, or search engines would forget the page.
    if (!app.isServer && statusOf(error) !== null) throw notFound(request);
    throw error;
  }
}

async function prefetchTimes(
  app: App,
  doctors: readonly DoctorExpanded[],
  city: City,
): Promise<void> {
  const today = dateInZone(app.renderedAt, city.timezone);
  await Promise.all(
    doctors.map(async (doctor) => {
      const service = bestService(doctor.services);
      if (service === null || service.nearest_slot_datetime === null) return;
      await app.queryClient.prefetchQuery(
        slotWindowQuery(app, {
          doctorId: doctor.id,
          doctorServiceId: service.id,
          serviceId: service.service.id,
          clinicBranchId: service.clinic_branch,
          from: firstSlotDay(service, today),
        }),
      );
    }),
  );
}
