import type { CountryCode } from '#shared/countries/codes.ts';
import { ae } from './ae.ts';
import type { AnnouncedHoliday } from './announced-holiday.ts';
import { hu } from './hu.ts';
import { kg } from './kg.ts';
import { kz } from './kz.ts';
import { ro } from './ro.ts';

/** The holidays that the product knows of; an operator adopts them year by year. */
export const ANNOUNCED_HOLIDAYS: Readonly<Record<CountryCode, readonly AnnouncedHoliday[]>> = {
  ae,
  hu,
  kg,
  kz,
  ro,
};

/** The countries in which a decree of each year moves working days. */
export const DECREED_MOVES: readonly CountryCode[] = ['hu'];
