import { flagsOf } from '#shared/countries/flags.ts';
import { HORIZON_DAYS } from '#server/features/booking/slots/horizon.ts';
import type { Branch } from '#demo/branch.ts';
import { createCounter } from '#demo/counter.ts';
import { WORKING_WEEKS } from '#demo/country/working-week.ts';
import { mergeRows } from '#demo/merge-rows.ts';
import { closedDaysOf } from '#demo/reference/holiday-rows.ts';
import { createRandom } from '#demo/random.ts';
import type { Random } from '#demo/random.ts';
import type { DoctorRow, DoctorRows } from '#demo/rows.ts';
import { appointmentRows } from '../appointment-rows.ts';
import type { Bookings } from '../appointment-rows.ts';
import type { DoctorSources } from '../doctor-sources.ts';
import type { OfferedService } from '../offered-services.ts';
import { exceptionRows, ruleRows, scheduleRow } from '../schedule/schedule-rows.ts';
import { serviceRows } from '../service-rows.ts';
import type { Practice } from '../service-rows.ts';
import { withExceptions } from '../schedule/time-table.ts';
import { withWeekend } from '../schedule/weekend-hours.ts';
import { workingHours } from '../schedule/working-hours.ts';

type PlaceRows = Omit<DoctorRows, 'doctor' | 'review' | 'review_reply'>;

/** The first value of the identity column. */
const FIRST_APPOINTMENT = 1001;
const WITHOUT_HOURS_SHARE = 0.05;
/** The number of doctors above which calendars are less full, so that data loads fast. */
const MAX_FULLY_BOOKED_DOCTORS = 2_000;

/** Returns a function that creates the schedules, services and appointments of a doctor. */
export function createPlaceRows({
  options,
  country,
  people,
}: DoctorSources): (
  random: Random,
  doctor: Pick<DoctorRow, 'id' | 'is_active'>,
  offeredServices: readonly OfferedService[],
  branches: readonly Branch[],
  practice: Practice,
) => PlaceRows {
  const week = WORKING_WEEKS[country.code];
  const closedDays = new Set(closedDaysOf(country.code));
  const nextSchedule = createCounter();
  const nextService = createCounter();
  const nextAppointment = createCounter(FIRST_APPOINTMENT);
  const bookings: Bookings = {
    country,
    today: options.today,
    people,
    consents: flagsOf(country.code).consent ? ['personal_data'] : [],
    density: Math.min(1, MAX_FULLY_BOOKED_DOCTORS / options.doctors),
  };

  return (random, doctor, offeredServices, branches, practice) => {
    const weekend = createRandom(options.seed, country.code, 'weekend', doctor.id);
    const hours = withWeekend(weekend, workingHours(random, week, branches.length), branches);
    const hasHours = !random.chance(WITHOUT_HOURS_SHARE);
    const demand = doctor.is_active ? random.fraction() : 0;
    // Calendars depend on the date; a separate random stream keeps all other data independent of it.
    const calendar = createRandom(options.seed, country.code, 'calendar', doctor.id);
    const places = branches.map((branch, index) => {
      const timeTable = withExceptions(
        calendar,
        hasHours ? (hours[index] ?? []) : [],
        options.today,
        HORIZON_DAYS,
        closedDays,
      );
      const schedule = scheduleRow(
        random,
        { id: nextSchedule(), doctor_id: doctor.id, clinic_branch_id: branch.id },
        country.timeZone,
        options.today,
      );
      const place = { doctorId: doctor.id, scheduleId: schedule.id, branch, isMain: index === 0 };
      const services = serviceRows(random, offeredServices, place, practice, nextService);
      return {
        schedule: [schedule],
        schedule_rule: ruleRows(schedule.id, timeTable),
        schedule_exception: exceptionRows(schedule.id, timeTable),
        doctor_service: services,
        appointment: appointmentRows(
          calendar,
          timeTable,
          services,
          demand,
          bookings,
          nextAppointment,
        ),
      };
    });
    return mergeRows(places);
  };
}
