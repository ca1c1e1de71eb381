import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ClinicsQuery } from '#shared/contract/catalogue/clinics.ts';
import type { Device } from '#shared/domain/device.ts';
import type { App } from '#web/lib/app.ts';

/** The number of clinics per page of a list. */
export const CLINICS_PAGE: Readonly<Record<Device, number>> = {
  desktop: 10,
  mobile: 6,
  robot: 300,
};
const REVIEWS_PAGE = 5;

export type ClinicsListQuery = Omit<ClinicsQuery, 'limit' | 'offset'>;

/** Queries the pages of a list of clinics. The page size depends on the device. */
export const clinicsQuery = (app: App, query: ClinicsListQuery) => {
  const limit = CLINICS_PAGE[app.device];
  return infiniteQueryOptions({
    queryKey: ['clinics', query],
    queryFn: ({ pageParam }) => app.api.clinics({ ...query, limit, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (last.next === null ? null : offset + limit),
  });
};

/** Queries a clinic with its branches and doctors in a city. */
export const clinicQuery = (app: App, slug: string, city: number) =>
  queryOptions({
    queryKey: ['clinic', slug, city],
    queryFn: () => app.api.clinic({ slug, city }),
  });

/** Queries the reviews of a clinic's doctors in a city, newest first. */
export const clinicReviewsQuery = (app: App, slug: string, city: number) =>
  infiniteQueryOptions({
    queryKey: ['clinic-reviews', slug, city],
    queryFn: ({ pageParam }) =>
      app.api.clinicReviews({ slug, city, limit: REVIEWS_PAGE, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (last.next === null ? null : offset + REVIEWS_PAGE),
  });
