import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clinic } from '#shared/contract/catalogue/clinics.ts';
import type { ClinicReview } from '#shared/contract/catalogue/reviews.ts';
import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import type { App } from '#web/lib/app.ts';

const MAX_POPULAR_PROCEDURES = 6;
const MAX_BEST_CLINICS = 4;
/** The maximum number of specialties per clinic. */
const MAX_NAMED_SPECIALTIES = 4;
/** The number of reviews, at most one per doctor and text. */
const MAX_LATEST_REVIEWS = 3;
const MAX_REQUESTED_REVIEWS = 12;

// The data of the previous place only determines how many placeholders are shown.

/** A city, or a district of it. */
export interface Place {
  city: number;
  city_area?: number;
}

export function placeOf(city: City, area: CityArea | null): Place {
  return { city: city.id, ...(area === null ? {} : { city_area: area.id }) };
}

/** Queries the procedures that most doctors of the city offer. */
export const popularProceduresQuery = (app: App, city: number) =>
  queryOptions({
    queryKey: ['popular-procedures', city],
    meta: { silent: true },
    queryFn: async () => {
      const { results } = await app.api.serviceCategories({ city, limit: 'none' });
      return results
        .flatMap(({ procedures }) => procedures)
        .toSorted((a, b) => b.doctors_count - a.doctors_count || a.id - b.id)
        .slice(0, MAX_POPULAR_PROCEDURES);
    },
    placeholderData: keepPreviousData,
  });

/** A clinic on the home page. It has few fields, as all of them are sent with the page. */
export type ClinicSummary = Pick<
  Clinic,
  'id' | 'slug' | 'name' | 'logo_url' | 'doctors_count' | 'feedback_count' | 'feedback_score'
> & { city: string; specialties: string[] };

/** Queries the best rated clinics of the city among those that can be booked. */
export const bestClinicsQuery = (app: App, city: City) =>
  queryOptions({
    queryKey: ['best-clinics', city.id],
    meta: { silent: true },
    queryFn: async () => {
      const { results } = await app.api.clinics({
        city: city.id,
        ordering: 'rating',
        limit: MAX_BEST_CLINICS,
      });
      return results
        .filter((clinic) => clinic.doctors_count > 0)
        .map((clinic) => toSummary(clinic, city));
    },
    placeholderData: keepPreviousData,
  });

function toSummary(clinic: Clinic, city: City): ClinicSummary {
  const { id, slug, name, logo_url, doctors_count, feedback_count, feedback_score, specialties } =
    clinic;
  return {
    id,
    slug,
    name,
    logo_url,
    doctors_count,
    feedback_count,
    feedback_score,
    city: city.slug,
    specialties: specialties.slice(0, MAX_NAMED_SPECIALTIES).map((specialty) => specialty.name),
  };
}

/** Queries recent positive reviews of the city. */
export const latestReviewsQuery = (app: App, city: number) =>
  queryOptions({
    queryKey: ['latest-reviews', city],
    meta: { silent: true },
    queryFn: async () => {
      const { results } = await app.api.latestReviews({ city, limit: MAX_REQUESTED_REVIEWS });
      const isSimilarTo = (one: ClinicReview) => (other: ClinicReview) =>
        other.doctor.id === one.doctor.id || other.comment === one.comment;
      return results
        .filter((review, index) => results.findIndex(isSimilarTo(review)) === index)
        .slice(0, MAX_LATEST_REVIEWS);
    },
    placeholderData: keepPreviousData,
  });
