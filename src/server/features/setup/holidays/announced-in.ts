import type { CountryCode } from '#shared/countries/codes.ts';
import type { AnnouncedHoliday } from './data/announced-holiday.ts';
import { ANNOUNCED_HOLIDAYS } from './data/index.ts';

/** Returns the known holidays of a country in a year. */
export function announcedIn(country: CountryCode, year: number): readonly AnnouncedHoliday[] {
  return ANNOUNCED_HOLIDAYS[country].filter(({ day }) => day.startsWith(`${year}-`));
}
