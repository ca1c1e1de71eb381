import { fullAddress } from '#shared/domain/catalogue/places/full-address.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { localePath, paths } from '#shared/paths.ts';
import type { RequestContext } from '#server/request-context.ts';
import { translatorFor } from '#server/text/translators.ts';
import type { AppointmentRow } from '../booking-rows.ts';
import { calendarFile } from './calendar-file.ts';
import { findAppointmentRow } from '../find-appointment.ts';
import { presentAppointment } from '../present-appointment.ts';

/** An iCalendar file. */
interface CalendarFile {
  text: string;
  /** The iTIP method (RFC 5546), also part of the media type. */
  method: 'PUBLISH' | 'CANCEL';
  fileName: string;
}

/**
 * Returns the appointment with this hash as an iCalendar file, in the language of the booking: a
 * calendar that fetches it sends its own Accept-Language.
 */
export async function appointmentCalendar(
  context: RequestContext,
  id: number,
  hash: string | undefined,
): Promise<CalendarFile> {
  const { site } = context;
  const row = await findAppointmentRow(site, id, hash);
  const language = isLanguage(row.language) ? row.language : context.language;
  const {
    service,
    doctor,
    preparation,
    arrive_early: early,
    clinic_branch: branch,
  } = presentAppointment({ ...context, language }, row);
  const url =
    context.origin + localePath(paths.appointment(id, row.hash), language, site.country.locales[0]);
  const t = translatorFor('server', language);
  const isCancelled = row.status === 'cancelled';
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  const price = formatMoney(row.total, site.country.currency, language);
  const text = calendarFile({
    ...timesOf(row),
    method,
    uid: `appointment-${id}@${site.country.host}`,
    now: site.clock(),
    organizer: { name: site.country.brandName, email: site.country.supportEmail },
    summary: `${service.consultation_name}: ${doctor.name}`,
    place: { name: branch.name, address: fullAddress(branch, language), ...branch.location },
    description: [
      t('calendar.number', { number: String(id) }),
      ...(branch.phone === null ? [] : [t('calendar.phone', { phone: branch.phone })]),
      ...(isCancelled
        ? []
        : [t('calendar.price', { price }), t('calendar.early', { count: early })]),
      ...preparation.map((step) => step.text),
      t('calendar.online', { url }),
    ].join('\n'),
    url,
  });
  return { text, method, fileName: `vizit-${id}.ics` };
}

function timesOf(row: AppointmentRow) {
  return {
    sequence: row.sequence,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    zone: row.time_zone,
    createdAt: row.created_at.getTime(),
    changedAt: (row.changed_at ?? row.created_at).getTime(),
  };
}
