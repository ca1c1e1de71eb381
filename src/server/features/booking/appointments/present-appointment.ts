import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { shouldAskIfComing } from '#shared/domain/booking/coming.ts';
import { minutesEarly } from '#shared/domain/booking/preparation.ts';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { presentBranchAppointment } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { describePreparation } from '#server/features/booking/preparations/describe-preparation.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { presentServiceLink } from '#server/features/catalogue/services/present-service.ts';
import type { AppointmentRow } from './booking-rows.ts';
import { feedToken } from './calendar/feed-token.ts';
import { checkInCode } from './check-in-code.ts';

/** The columns of an appointment that the API shows. */
type ShownRow = Omit<AppointmentRow, 'sequence' | 'language' | 'source'>;

/** Converts an appointment to its API form. */
export function presentAppointment(context: RequestContext, row: ShownRow): Appointment {
  const { site, language } = context;
  const { branchById, serviceById, insuranceById } = site.reference.current;
  const branch = branchById.get(row.clinic_branch_id);
  const service = serviceById.get(row.service_id);
  const insurance = insuranceById.get(row.insurance_id ?? 0);
  if (branch === undefined || service === undefined) {
    throw new Error(`appointment ${row.id} refers to unknown reference data`);
  }
  const startsAt = row.starts_at.getTime();
  const now = site.clock();
  const changedAt = (row.changed_at ?? row.created_at).getTime();
  const isOpen = row.status === 'booked' && now < startsAt;
  const isOver = row.status !== 'cancelled' && now >= row.ends_at.getTime();
  return {
    id: row.id,
    hash: row.hash,
    // No one marks appointments as completed, so the status follows from the time.
    status: isOver ? 'completed' : row.status,
    datetime: zonedIso(startsAt, row.time_zone),
    duration: (row.ends_at.getTime() - startsAt) / MINUTE_MS,
    timezone: row.time_zone,
    client_name: row.client_name,
    client_surname: row.client_surname,
    client_phone: row.client_phone,
    doctor: {
      id: row.doctor_id,
      slug: row.doctor_slug,
      name: nameIn(context, row.doctor_names),
      image_url: row.doctor_portrait,
    },
    doctor_service: row.doctor_service_id,
    service: presentServiceLink(context, service),
    service_type: row.service_type,
    is_follow_up: row.is_follow_up,
    clinic_branch: presentBranchAppointment(context, branch),
    price: row.price,
    discount: row.discount,
    total: row.total,
    insurance: insurance === undefined ? null : nameIn(context, insurance.names),
    can_cancel: isOpen,
    can_reschedule: isOpen && site.flags.reschedule && row.is_bookable,
    cancel_notice: isOpen && row.alternatives === null ? presentNotice(row, now) : null,
    can_confirm:
      isOpen &&
      row.alternatives === null &&
      row.coming_at === null &&
      shouldAskIfComing({ startsAt, changedAt }, now),
    is_coming: isOpen && row.coming_at !== null,
    delay: row.status === 'booked' && !isOver ? row.delay : 0,
    arrive_early: minutesEarly(row.preparation),
    preparation:
      row.status === 'booked' && !isOver ? presentPreparation(row.preparation, language) : [],
    displaced: isOpen ? presentAlternatives(context, row) : null,
    check_in_code: row.status === 'booked' && !isOver ? checkInCode(site.secret, row) : null,
    calendar_token: feedToken(site.secret, row),
    feedback: row.feedback,
    can_leave_feedback: isOver && row.feedback === null && site.flags.feedback,
    created_at: zonedIso(row.created_at.getTime(), row.time_zone),
  };
}

function presentNotice(row: ShownRow, now: number): Appointment['cancel_notice'] {
  const until = row.notice_until?.getTime();
  if (until === undefined) return null;
  return { until: zonedIso(until, row.time_zone), is_over: until <= now };
}

/** Returns the steps of the patient. Pages say elsewhere how early to come. */
function presentPreparation(preparation: ShownRow['preparation'], language: Language) {
  return describePreparation(preparation, language).filter(({ kind }) => kind !== 'arrive_early');
}

function presentAlternatives(
  context: RequestContext,
  { alternatives, time_zone: zone }: ShownRow,
): Appointment['displaced'] {
  if (alternatives === null) return null;
  const expiries = alternatives.map((held) => Date.parse(held.expires_at));
  return {
    until: expiries.length === 0 ? null : zonedIso(Math.max(...expiries), zone),
    alternatives: alternatives.map((held) => {
      const startsAt = Date.parse(held.starts_at);
      return {
        slot: encodeSlotId(held.schedule_id, startsAt),
        datetime: zonedIso(startsAt, zone),
        doctor: nameIn(context, held.doctor_names),
      };
    }),
  };
}
