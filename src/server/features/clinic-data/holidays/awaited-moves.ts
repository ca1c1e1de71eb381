import type { CountryCode } from '#shared/countries/codes.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { announcedIn } from './announced-in.ts';
import { DECREED_MOVES } from './data/index.ts';

const selectYearsWithout = prepared<{ year: number }, [years: number[]]>(
  'years_without_moved_days',
  `select y.year from unnest($1::integer[]) y (year)
   where not exists (select from holiday_year h where h.year = y.year)
     and not exists (
       select from holiday h where h.kind in ('moved_rest', 'moved_work')
         and extract(year from h.day) = y.year)
   order by 1`,
);

/**
 * Returns the years whose moved working days are not announced yet: neither the product knows them, nor has an
 * operator entered one or marked the year as complete. None in countries without a yearly decree.
 */
export async function yearsAwaitingMoves(
  db: Queryable,
  country: CountryCode,
  years: readonly number[],
): Promise<number[]> {
  if (!DECREED_MOVES.includes(country)) return [];
  const isMove = (kind: string) => kind === 'moved_rest' || kind === 'moved_work';
  const unknown = years.filter(
    (year) => !announcedIn(country, year).some(({ kind }) => isMove(kind)),
  );
  return (await selectYearsWithout(db, [unknown])).map(({ year }) => year);
}
