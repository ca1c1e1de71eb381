import type { City, CityArea } from '#shared/contract/places.ts';
import type { PlainDate } from '#shared/domain/plain-date.ts';
import type { App } from '#web/lib/app.ts';
import { servicesQuery, someDoctorsQuery } from '#web/lib/queries.ts';

/** Doctors in the row of those who are free today. */
const FREE_TODAY = 4;

/** A city, or one district of it. */
interface Place {
  city: number;
  city_area?: number;
}

export function placeOf(city: City, area: CityArea | null): Place {
  return { city: city.id, ...(area === null ? {} : { city_area: area.id }) };
}

/** The specialties of a place for adults: each child's variant is a filter of its list. */
export const specialtiesQuery = (app: App, place: Place) =>
  servicesQuery(app, {
    ...place,
    type: 'initial-appointment',
    has_adult_service: false,
    is_primary: true,
    limit: 'none',
  });

export const freeTodayQuery = (app: App, place: Place, today: PlainDate) =>
  someDoctorsQuery(app, { ...place, slot_date: today, limit: FREE_TODAY });
