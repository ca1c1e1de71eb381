import type { CountryCode } from '#shared/countries/codes.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { AnnouncedHoliday, AnnouncedSeason } from './data/announced-holiday.ts';
import { ANNOUNCED_HOLIDAYS } from './data/index.ts';
import { ANNOUNCED_SEASONS } from './data/seasons.ts';

/** Returns the known holidays of a country in a year. */
export function announcedIn(country: CountryCode, year: number): readonly AnnouncedHoliday[] {
  return ANNOUNCED_HOLIDAYS[country].filter(({ day }) => day.startsWith(`${year}-`));
}

/** Returns the known seasons of a country that begin in a year. */
export function seasonsIn(country: CountryCode, year: number): readonly AnnouncedSeason[] {
  return ANNOUNCED_SEASONS[country].filter((each) => each.first_day.startsWith(`${year}-`));
}

interface Period {
  readonly first_day: PlainDate;
  readonly last_day: PlainDate;
}

/** Returns true if two periods share a day. */
export function overlaps(a: Period, b: Period): boolean {
  return a.first_day <= b.last_day && b.first_day <= a.last_day;
}
