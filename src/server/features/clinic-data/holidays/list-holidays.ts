import type {
  Holiday,
  HolidayYear,
  Season,
} from '#shared/contract/clinic-data/holidays/holidays.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';
import { announcedIn, overlaps, seasonsIn } from './announced-in.ts';
import { yearsAwaitingMoves } from './awaited-moves.ts';

const selectHolidays = prepared<Holiday, [year: number]>(
  'holidays_of_year',
  `select id, day, kind, as_weekday, names, is_confirmed, source_url from holiday
   where extract(year from day) = $1 order by day`,
);
const selectSeasons = prepared<Season, [year: number]>(
  'seasons_of_year',
  `select id, first_day, last_day, names, is_confirmed, source_url from season
   where $1 in (extract(year from first_day), extract(year from last_day)) order by first_day`,
);
const selectYear = prepared<{ year: number }, [year: number]>(
  'holiday_year',
  'select year from holiday_year where year = $1',
);

/** Returns the holidays of a year, and the number of known ones that are not entered. */
export async function listHolidays(
  { database: { pool }, country }: Site,
  year: number,
): Promise<HolidayYear> {
  const [results, seasons, complete, awaited] = await Promise.all([
    selectHolidays(pool, [year]),
    selectSeasons(pool, [year]),
    selectYear(pool, [year]),
    yearsAwaitingMoves(pool, country.code, [year]),
  ]);
  const entered = new Set(results.map(({ day }) => day));
  return {
    year,
    is_complete: complete.length > 0,
    is_awaiting_moves: awaited.length > 0,
    announced:
      announcedIn(country.code, year).filter(({ day }) => !entered.has(day)).length +
      seasonsIn(country.code, year).filter(
        (known) => !seasons.some((each) => overlaps(each, known)),
      ).length,
    results,
    seasons,
  };
}
