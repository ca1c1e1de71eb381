import { redirect, replace, type LoaderFunctionArgs } from 'react-router';
import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import { paths } from '#shared/paths.ts';
import { clinicQuery, clinicReviewsQuery } from '#web/features/clinics/clinic-queries.ts';
import { appContext, type App } from '#web/lib/app.ts';
import { notFound, orNotFound } from '#web/lib/routing/not-found.ts';
import { prefetchSlots } from '#web/domain/slots/prefetch-slots.ts';
import { citiesQuery, doctorsQuery } from '#web/lib/query/queries.ts';
import { chosenService, clinicDoctorsQuery } from './clinic-doctors.ts';

/**
 * Loads the clinic with its first doctors and reviews; on the server also the slots of the doctors.
 */
export async function loadClinicProfile(args: LoaderFunctionArgs): Promise<null> {
  const { params, request, context } = args;
  const app = context.get(appContext);
  const { queryClient } = app;
  const slug = params['slug'] ?? '';
  // Not by `loadCityInPath`, which lists use: sharing it would add a script to this page.
  const cities = (await queryClient.ensureQueryData(citiesQuery(app))).results;
  const city = cities.find(({ slug }) => slug === params['city']);
  if (city === undefined) throw notFound(request);
  const query = clinicQuery(app, slug, city.id);
  const clinic = await orNotFound(request, queryClient.ensureQueryData(query));
  const redirectResponse = otherUrl(app, clinic, city, cities);
  if (redirectResponse !== null) throw redirectResponse;

  const service = chosenService(clinic, new URL(request.url).searchParams);
  const doctors = doctorsQuery(app, clinicDoctorsQuery(clinic, city.id, service));
  // Parts that fail to load offer a retry in their own section.
  await Promise.all([
    queryClient.prefetchInfiniteQuery(doctors),
    queryClient.prefetchInfiniteQuery(clinicReviewsQuery(app, slug, city.id)),
  ]);
  if (app.isServer && app.device !== 'robot') {
    const first = queryClient.getQueryData(doctors.queryKey)?.pages[0]?.results ?? [];
    await prefetchSlots(app, first, city.timezone, null);
  }
  return null;
}

/**
 * Returns the redirect for a clinic URL with a city in which the clinic has no branch; null if it
 * has one. The server redirects to the clinic in another city. The browser, where the visitor
 * changed the city, redirects to the clinics of that city.
 */
function otherUrl(
  app: App,
  clinic: ClinicProfile,
  requested: City,
  cities: readonly City[],
): Response | null {
  const branches = clinic.clinic_branches;
  if (branches.some((branch) => branch.city === requested.id)) return null;
  const home = cities.find(({ id }) => id === branches[0]?.city);
  if (!app.isServer || home === undefined) return replace(paths.clinics(requested.slug));
  return redirect(paths.clinic(home.slug, clinic.slug), 301);
}
