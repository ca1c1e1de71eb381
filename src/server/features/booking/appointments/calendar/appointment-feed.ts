import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus } from 'ical-generator';
import { isLanguage } from '#shared/i18n/languages.ts';
import { notFound } from '#server/http/http-error.ts';
import { CALENDAR_DATA, calendarTimes } from '#server/lib/calendar-times.ts';
import { isSameText } from '#server/lib/keyed-hash.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import { translatorFor } from '#server/text/translators.ts';
import { selectAppointment } from '../booking-rows.ts';
import { feedToken } from './feed-token.ts';

/** The refresh interval that the calendar suggests, in seconds; Google and Outlook ignore it. */
const REFRESH_SECONDS = 3600;

/**
 * Returns the time of an appointment as a calendar that programs fetch again and again, so that it follows moves
 * and the cancellation. It says nothing else: neither doctor, service and place, nor the patient. Throws a 404
 * for an unknown token, one that the patient has stopped, and an erased appointment.
 */
export async function appointmentFeed(
  { site, language }: RequestContext,
  id: number,
  token: string,
): Promise<string> {
  const now = new Date(site.clock());
  const [row] = await selectAppointment(site.database.pool, [id, now]);
  if (row === undefined || !isSameText(feedToken(site.secret, row), token)) throw notFound();
  await countHits(site, [{ limit: 'calendarReads', subject: token }]);
  const t = translatorFor('server', isLanguage(row.language) ? row.language : language);
  const summary = t('calendar.appointment');
  const calendar = ical({
    ...CALENDAR_DATA,
    method: ICalCalendarMethod.PUBLISH,
    name: summary,
    ttl: REFRESH_SECONDS,
  });
  const changedAt = row.changed_at ?? row.created_at;
  calendar.createEvent({
    ...calendarTimes(row.starts_at.getTime(), row.ends_at.getTime(), row.time_zone),
    id: `appointment-${id}@${site.country.host}`,
    sequence: row.sequence,
    status: row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    class: ICalEventClass.PRIVATE,
    // The time of the change, not of the response, so that an unchanged calendar keeps its ETag.
    stamp: changedAt,
    lastModified: changedAt,
    summary,
  });
  return `${calendar.toString()}\r\n`;
}
