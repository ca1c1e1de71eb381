import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ClinicsQuery } from '#shared/contract/catalogue/clinics.ts';
import type { Device } from '#shared/domain/device.ts';
import type { App } from '#web/lib/app.ts';

/** Clinics a page of the list holds. */
export const CLINICS_PAGE: Readonly<Record<Device, number>> = {
  desktop: 10,
  mobile: 6,
  robot: 300,
};
const REVIEWS_PAGE = 5;

export type ClinicsListQuery = Omit<ClinicsQuery, 'limit' | 'offset'>;

/** A list of clinics, page by page; the page's size is the device's. */
export const clinicsQuery = (app: App, query: ClinicsListQuery) => {
  const limit = CLINICS_PAGE[app.device];
  return infiniteQueryOptions({
    queryKey: ['clinics', query],
    queryFn: ({ pageParam }) => app.api.clinics({ ...query, limit, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (last.next === null ? null : offset + limit),
  });
};

/** A clinic with what it has in a city. */
export const clinicQuery = (app: App, slug: string, city: number) =>
  queryOptions({
    queryKey: ['clinic', slug, city],
    queryFn: () => app.api.clinic({ slug, city }),
  });

/** What patients wrote of the doctors whom a clinic has in a city, newest first. */
export const clinicReviewsQuery = (app: App, slug: string, city: number) =>
  infiniteQueryOptions({
    queryKey: ['clinic-reviews', slug, city],
    queryFn: ({ pageParam }) =>
      app.api.clinicReviews({ slug, city, limit: REVIEWS_PAGE, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (last.next === null ? null : offset + REVIEWS_PAGE),
  });
