import type { Country } from '#shared/countries/country.ts';
import { planAppointments } from '#shared/domain/clinic-data/imports/appointments/plan-appointments.ts';
import { readAppointmentRows } from '#shared/domain/clinic-data/imports/appointments/appointment-rows.ts';
import { parsePhoneNumber } from '#server/features/booking/phones/parse-phone-number.ts';
import { fingerprintOf, type ImportPlan, type PlanInput } from '../import-kind.ts';
import { presentDoctorNames } from '../named-doctors/present-doctor-names.ts';
import { resolveSchedules } from '../named-doctors/resolve-schedules.ts';
import { applyAppointments } from './apply-appointments.ts';
import { readAppointmentData } from './appointment-data.ts';
import { presentAppointments } from './present-appointments.ts';

/** Computes which appointments an import enters. */
export async function planAppointmentImport(input: PlanInput): Promise<ImportPlan<'appointments'>> {
  const { db, context, row, services } = input;
  const { country, clock } = context.site;
  const { clinic_id: clinic, choices } = row;
  const { schedules, known } = await readAppointmentData(db, clinic, clock());
  const { rows, faults } = readAppointmentRows(row.sheets, row.mapping);
  // Appointments of a doctor who is known by the name only wait for a person to confirm it.
  const identified = rows.filter(({ external_id: externalId }) => externalId !== '');
  const doctors = await resolveSchedules(db, clinic, identified);
  const plan = planAppointments({
    rows,
    doctors,
    services,
    known,
    now: clock(),
    schedules: new Map(schedules.map((schedule) => [schedule.id, schedule])),
    phoneOf: (text) => phoneOf(text, country),
  });
  const fingerprint = fingerprintOf([plan.entered, choices.reminds === true]);
  return {
    fingerprint,
    present: async () => ({
      doctors: await presentDoctorNames(db, clinic, rows, doctors),
      preview: await presentAppointments(input, {
        plan,
        faults,
        schedules,
        fingerprint,
      }),
    }),
    apply: () => applyAppointments(input, plan, faults),
  };
}

/** Reads the first phone of a cell. A workbook that stores phones as numbers has lost the plus sign. */
function phoneOf(text: string, country: Country): string | null {
  const [first = ''] = text.split(/[;,/]/);
  return parsePhoneNumber(first, country) ?? parsePhoneNumber(`+${first.trim()}`, country);
}
