import { formatHours } from '#shared/domain/time/working-hours.ts';
import { weekdayOf, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';
import { validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { PLACE_COLUMNS, PLACE_JOINS, placeInWords, type PlaceRow } from './place-in-words.ts';

interface Overlap extends PlaceRow {
  day: PlainDate;
  is_weekly: boolean;
  starts_minute: number;
  ends_minute: number;
}

const selectOverlaps = prepared<Overlap, [schedule: number, from: PlainDate]>(
  'overlapping_hours',
  `select ${PLACE_COLUMNS}, o.day, o.is_weekly, o.starts_minute, o.ends_minute
   from overlapping_hours($1, $2) o join clinic_branch b on b.id = o.clinic_branch_id
   ${PLACE_JOINS} limit 1`,
);

/** Throws a 400 with the place and the hours if the doctor works at another branch at the same time. */
export async function rejectOverlap(
  db: Queryable,
  { country }: Site,
  schedule: Tables['schedule'],
  today: PlainDate,
): Promise<void> {
  const [overlap] = await selectOverlaps(db, [schedule.id, today]);
  if (overlap === undefined) return;
  const { day, is_weekly: isWeekly, starts_minute: starts, ends_minute: ends } = overlap;
  const [language] = country.locales;
  const place = placeInWords(overlap, language, language);
  const hours = `${dayName(day, isWeekly, language)} ${formatHours([[starts, ends]])}`;
  throw validationError({ code: 'hours_overlap', attr: 'hours', params: { place, hours } });
}

function dayName(day: PlainDate, isWeekly: boolean, language: Language): string {
  if (!isWeekly) return formatDay(day, language, 'short');
  return DATE_NAMES[language].weekdays[weekdayOf(day) - 1] ?? '';
}
