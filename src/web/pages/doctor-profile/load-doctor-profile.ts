import type { LoaderFunctionArgs } from 'react-router';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { doctorReviewsQuery } from '#web/features/reviews/reviews-queries.ts';
import { appContext, type App } from '#web/lib/app.ts';
import { orNotFound } from '#web/lib/routing/not-found.ts';
import { citiesQuery, doctorQuery, insurancesQuery } from '#web/lib/query/queries.ts';
import { firstSlotDay, slotWindowQuery } from '#web/domain/slots/slot-queries.ts';
import { homeBranch, initialService } from './booking/choose-service.ts';
import { otherDoctorsQuery } from './other-doctors/other-doctors-query.ts';
import { profileParams } from './profile-params.ts';

/** Loads the doctor and the reviews; on the server also the first slots. */
export async function loadDoctorProfile(args: LoaderFunctionArgs): Promise<null> {
  const { params, request, context } = args;
  const app = context.get(appContext);
  const slug = params['slug'] ?? '';
  const { doctorService, isWhole, reviews } = profileParams(new URL(request.url).searchParams);
  await orNotFound(
    request,
    Promise.all([
      app.queryClient.ensureQueryData(doctorQuery(app, slug)),
      // Prefetching does not reject: a visitor can book without reviews and insurances.
      app.queryClient.prefetchInfiniteQuery(
        doctorReviewsQuery(app, slug, { showsAll: isWhole, ...reviews }),
      ),
      app.queryClient.prefetchQuery(insurancesQuery(app)),
    ]),
  );
  if (app.isServer) {
    await Promise.all([
      app.device === 'robot' ? null : prefetchSlots(app, slug, doctorService),
      prefetchOtherDoctors(app, slug, doctorService),
    ]);
  }
  return null;
}

async function prefetchOtherDoctors(
  app: App,
  slug: string,
  requestedId: string | null,
): Promise<void> {
  const doctor = await app.queryClient.ensureQueryData(doctorQuery(app, slug));
  const branch = homeBranch(doctor, requestedId);
  if (branch !== null) await app.queryClient.prefetchQuery(otherDoctorsQuery(app, doctor, branch));
}

async function prefetchSlots(app: App, slug: string, requestedId: string | null): Promise<void> {
  const doctor = await app.queryClient.ensureQueryData(doctorQuery(app, slug));
  const service = initialService(doctor.services, requestedId);
  const branch = doctor.clinic_branches.find(({ id }) => id === service?.clinic_branch);
  if (!doctor.is_active || service === null || branch === undefined) return;
  if (service.nearest_slot_datetime === null) return;
  const cities = await app.queryClient.ensureQueryData(citiesQuery(app));
  const city = cities.results.find(({ id }) => id === branch.city);
  const today = dateInZone(app.renderedAt, city?.timezone ?? app.settings.timezone);
  await app.queryClient.prefetchQuery(
    slotWindowQuery(app, {
      doctorId: doctor.id,
      service,
      from: firstSlotDay(service, today),
    }),
  );
}
