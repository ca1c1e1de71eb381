import type { Names, Tables } from '#server/db/tables.ts';

type Holiday = Tables['holiday'];

/** A holiday of a country as a law or an announcement has it. */
export interface AnnouncedHoliday extends Pick<Holiday, 'day' | 'kind' | 'source_url'> {
  readonly names: Names;
  readonly as_weekday: number | null;
  readonly is_confirmed: boolean;
}

/** A season of a country as it is expected or was announced. */
export interface AnnouncedSeason extends Omit<Tables['season'], 'id'> {
  readonly names: Names;
}

/** The days of a year, `MM-DD`, with their names. */
type Days = Readonly<Record<string, Names>>;

/** The parts of holidays that days of one list have in common; by default confirmed public holidays. */
interface Common {
  readonly source_url: string;
  readonly kind?: Holiday['kind'];
  readonly as_weekday?: number;
  readonly is_confirmed?: boolean;
}

/** Returns the holidays of a list of days. */
export function holidaysOf(year: number, days: Days, common: Common): AnnouncedHoliday[] {
  const defaults = { kind: 'closed' as const, as_weekday: null, is_confirmed: true };
  return Object.entries(days).map(([day, names]) => ({
    ...defaults,
    ...common,
    day: `${year}-${day}`,
    names,
  }));
}
