import type { PlainDate } from '#shared/domain/plain-date.ts';
import type { App } from '#web/lib/app.ts';
import { servicesQuery, someDoctorsQuery } from '#web/lib/queries.ts';

/** Doctors in the row of those who are free today. */
const FREE_TODAY = 4;

/** The specialties of a city for adults: each child's variant is a filter of its list. */
export const specialtiesQuery = (app: App, city: number) =>
  servicesQuery(app, {
    city,
    type: 'initial-appointment',
    has_adult_service: false,
    is_primary: true,
    limit: 'none',
  });

export const freeTodayQuery = (app: App, city: number, today: PlainDate) =>
  someDoctorsQuery(app, { city, slot_date: today, limit: FREE_TODAY });
