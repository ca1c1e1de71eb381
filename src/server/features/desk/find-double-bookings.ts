import type { DoubleBooking } from '#shared/contract/desk/appointments.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { parsePhoneNumber } from '#server/features/booking/phones/parse-phone-number.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import { startOf } from './appointments/start-of.ts';
import { requireOffer } from './require-offer.ts';
import { recordPatientSearch } from './find-patients.ts';
import {
  appointmentsOfPhones,
  MAIN_SERVICE,
  presentPatientAppointment,
  type PatientAppointmentRow,
} from './patient-appointments.ts';

const selectSpecialty = prepared<{ specialty: number | null }, [offer: number]>(
  'desk_specialty_of_offer',
  `select ${MAIN_SERVICE} as specialty
   from doctor_service booked join schedule s on s.id = booked.schedule_id
   where booked.id = $1`,
);

/**
 * Returns the coming appointments of a phone at the clinic of an offer that a booking of the offer may double: on the same
 * local day, or with the specialty of the same kind of doctor. Only those in the scope of the account are found. Returns
 * none for an incomplete phone. Throws a 404 for an offer out of that scope, and a 429 for too many searches.
 */
export async function findDoubleBookings(
  context: RequestContext,
  caller: Caller,
  booking: { offer: number; phone: string; starts_at: string },
): Promise<DoubleBooking[]> {
  const { site } = context;
  const offer = await requireOffer(context, caller, booking.offer);
  const subject = `patient search\0${caller.id}`;
  const phone = parsePhoneNumber(booking.phone, site.country);
  if (phone === null) return [];
  await countHits(site, [{ limit: 'patientSearchesPerAccount', subject }]);
  const { clinic_branch_id: branch, time_zone: zone } = offer;
  const now = site.clock();
  // An appointment of this morning that was missed counts as well.
  const yesterday = new Date(now - DAY_MS);
  const [rows, [own]] = await Promise.all([
    appointmentsOfPhones(context, caller, { branch, phones: [phone], from: yesterday }),
    selectSpecialty(site.database.pool, [booking.offer]),
  ]);
  const day = dateInZone(startOf(booking.starts_at).getTime(), zone);
  const reasonOf = (row: PatientAppointmentRow): DoubleBooking['reason'] | null => {
    const isOver = row.attendance === 'seen' || row.attendance === 'no_show';
    if (dateInZone(row.starts_at.getTime(), row.time_zone) === day) return isOver ? null : 'day';
    if (row.starts_at.getTime() < now) return null;
    return row.specialty !== null && row.specialty === own?.specialty ? 'specialty' : null;
  };
  const doubled = rows.flatMap((row) => {
    const reason = reasonOf(row);
    return reason === null ? [] : [{ row, reason }];
  });
  await recordPatientSearch(site, caller, { branch, ids: doubled.map(({ row }) => row.id) });
  return doubled.map(({ row, reason }) => ({
    ...presentPatientAppointment(context, row, branch),
    given_name: row.client_name,
    reason,
  }));
}
