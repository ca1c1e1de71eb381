import type { Country } from '#shared/countries/country.ts';
import type { MessageKind } from '#shared/domain/messages/message-kinds.ts';
import { shortDoctorName } from '#shared/domain/people/name-order.ts';
import { shortCode } from '#shared/domain/text/short-code.ts';
import { dateInZone, minuteOfDayInZone } from '#shared/domain/time/zoned-time.ts';
import { formatDay, formatTime } from '#shared/i18n/format-date.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { shortPaths } from '#shared/paths.ts';
import { withPreparation } from '#server/features/booking/preparations/with-preparation.ts';
import { localized } from '#server/features/catalogue/reference/localized.ts';
import { translatorFor } from '#server/text/translators.ts';
import type { MessageDetails } from './message-rows.ts';

const TEXTS = {
  confirmation: 'sms.confirmation',
  moved: 'sms.moved',
  corrected: 'sms.corrected',
  cancelled: 'sms.cancelled',
  day_before: 'sms.dayBefore',
  hours_before: 'sms.reminder',
  feedback: 'sms.feedback',
  delayed: 'sms.delayed',
  delayed_more: 'sms.delayed',
  choice: 'sms.choice',
} as const satisfies Record<MessageKind, string>;

/**
 * Returns the text of a message in the language of the booking. It names the day, never "tomorrow": a
 * phone may have been off. `origin` is the base of short links, such as `vizit.hu`. With the production
 * origin a text takes two segments at most, a confirmation one unless the name is long (ADR 12). A
 * cancellation says if the clinic cancelled, and the
 * reminder of the day before asks if the patient is coming, unless they have answered, and says how to prepare.
 */
export function composeMessage(
  kind: MessageKind,
  appointment: Pick<
    MessageDetails,
    | 'hash'
    | 'starts_at'
    | 'language'
    | 'time_zone'
    | 'doctor_names'
    | 'cancelled_by'
    | 'coming_at'
    | 'delay'
    | 'preparation'
  >,
  country: Country,
  origin: string,
): string {
  const { language: booked, time_zone: zone } = appointment;
  const [local] = country.locales;
  const language = isLanguage(booked) ? booked : local;
  const startsAt = appointment.starts_at.getTime();
  const code = shortCode(appointment.hash);
  const path = kind === 'feedback' ? shortPaths.feedback(code) : shortPaths.appointment(code);
  const text = translatorFor('server', language)(textOf(kind, appointment), {
    brand: country.brandName,
    doctor: shortDoctorName(localized(appointment.doctor_names, language, local), language, local),
    day: formatDay(dateInZone(startsAt, zone), language, 'dayMonth'),
    time: formatTime(minuteOfDayInZone(startsAt, zone)),
    minutes: String(appointment.delay ?? 0),
    link: origin + path,
  });
  return kind === 'day_before' ? withPreparation(text, appointment.preparation, language) : text;
}

function textOf(
  kind: MessageKind,
  {
    cancelled_by: cancelledBy,
    coming_at: comingAt,
  }: Pick<MessageDetails, 'cancelled_by' | 'coming_at'>,
) {
  if (kind === 'cancelled' && cancelledBy === 'clinic') return 'sms.cancelledByClinic';
  if (kind === 'day_before' && comingAt !== null) return 'sms.reminder';
  return TEXTS[kind];
}
