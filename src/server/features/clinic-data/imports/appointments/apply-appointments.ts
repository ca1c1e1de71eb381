import { randomBytes } from 'node:crypto';
import type { ReportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { LeftAppointment } from '#shared/contract/clinic-data/imports/appointments/appointment-schemas.ts';
import type { AppointmentRows } from '#shared/domain/clinic-data/imports/appointments/appointment-rows.ts';
import type {
  AppointmentPlan,
  NewAppointment,
} from '#shared/domain/clinic-data/imports/appointments/plan-appointments.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';
import { checkMobileNumber } from '#server/features/booking/phones/require-mobile-number.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import type { ChangeInput, PlanInput } from '../import-kind.ts';
import type { ImportSite } from '../importer.ts';
import { lockAppointmentDays, refreshAppointmentDays } from './appointment-days.ts';

/** The appointments that one statement enters, so that it ends within the statement timeout. */
const BATCH_SIZE = 500;

const lockOffers = prepared<object, [offers: readonly number[]]>(
  'lock_offers_of_appointment_import',
  'select 1 from doctor_service where id = any ($1::integer[]) order by id for key share',
);
const addAppointments = prepared<
  { line: number; outcome: Domains['import_appointment_outcome'] },
  [
    importId: number,
    appointments: string,
    language: string,
    by: number | null,
    now: Date,
    actor: string,
  ]
>(
  'import_appointments',
  'select line, outcome from import_appointments($1, $2::jsonb, $3, $4, $5, $6)',
);

/** Enters the appointments of a plan. A time that was taken since is left out and reported. */
export async function applyAppointments(
  { db, context, user, row }: PlanInput & ChangeInput,
  { entered, same, left }: AppointmentPlan,
  faults: AppointmentRows['faults'],
): Promise<ReportOf<'appointments'>> {
  const { site } = context;
  const now = site.clock();
  await lockOffers(db, [entered.map(({ offer }) => offer)]);
  await lockAppointmentDays(db, entered);
  const missed: LeftAppointment[] = [];
  const reminds = row.choices.reminds === true;
  for (let at = 0; at < entered.length; at += BATCH_SIZE) {
    const part = entered
      .slice(at, at + BATCH_SIZE)
      .map((appointment) => rowOf(site, appointment, reminds));
    const outcomes = await addAppointments(db, [
      row.id,
      JSON.stringify(part),
      site.country.locales[0],
      user.id,
      new Date(now),
      clinicActor(user.username),
    ]);
    for (const { line, outcome } of outcomes) {
      if (outcome !== 'booked') missed.push({ row: line, reason: outcome });
    }
  }
  await refreshAppointmentDays(db, entered, now);
  const all: LeftAppointment[] = [
    ...faults.map(({ row: line, fault }) => ({ row: line, reason: fault })),
    ...left.map(({ row: line, reason }) => ({ row: line, reason })),
    ...missed,
  ].sort((a, b) => a.row - b.row);
  const created = entered.length - missed.length;
  return { created, changed: 0, kept: all.length, same, left: all };
}

function rowOf({ country }: ImportSite, appointment: NewAppointment, reminds: boolean) {
  const { row: line, offer, starts, ends, name, surname, phone } = appointment;
  const isMobile = typeof checkMobileNumber(phone, country, 'phone') === 'string';
  return {
    line,
    offer,
    hash: randomBytes(16).toString('hex'),
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(ends).toISOString(),
    name,
    surname,
    phone,
    notify: reminds && isMobile,
  };
}
