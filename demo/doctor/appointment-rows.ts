import type { Country } from '#shared/countries/country.ts';
import { addDays, datesFrom } from '#shared/domain/time/plain-date.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { dayClock } from '#shared/domain/time/zoned-time.ts';
import { HORIZON_DAYS } from '#server/features/booking/slots/horizon.ts';
import { fictionalPhone } from '../country/fictional-phone.ts';
import { STEP_MINUTES } from '../demo-options.ts';
import type { NameGroup } from '../data/types.ts';
import { textIn } from '../localized.ts';
import type { Random } from '../random.ts';
import type { AppointmentRow, DoctorServiceRow } from '../rows.ts';
import { workingMinutes } from './schedule/time-table.ts';
import type { TimeTable } from './schedule/time-table.ts';

/** The data shared by all appointments of a country. */
export interface Bookings {
  readonly country: Country;
  readonly today: PlainDate;
  readonly people: readonly NameGroup[];
  readonly consents: readonly string[];
  /** 1 for realistically full calendars, less for large data sets. */
  readonly density: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const MAX_AHEAD_DAYS = 14;
/** The share of today that is booked at a popular doctor, and its factor per following day. */
const BOOKED_TODAY_SHARE = 0.55;
const DECAY_PER_DAY = 0.9;
const ORIGIN = { source: 'web-mobile' };
const SURNAME = { en: 'Demo', hu: 'Demo', kk: 'Демо', ro: 'Demo', ru: 'Демо' };

/**
 * Returns non-overlapping appointments in the working hours of one schedule. `demand` is between 0
 * and 1.
 */
export function appointmentRows(
  random: Random,
  timeTable: TimeTable,
  services: readonly DoctorServiceRow[],
  demand: number,
  bookings: Bookings,
  nextId: () => number,
): AppointmentRow[] {
  if (services.length === 0) return [];

  const rows: AppointmentRow[] = [];
  let chance = BOOKED_TODAY_SHARE * demand * bookings.density;
  for (const date of datesFrom(bookings.today, HORIZON_DAYS)) {
    const free = new Set(workingMinutes(timeTable, date, STEP_MINUTES));
    for (const minute of free) {
      if (!random.chance(chance)) continue;
      const service = random.pick(services);
      const steps = Array.from(
        { length: service.steps },
        (_, step) => minute + step * STEP_MINUTES,
      );
      const startsAt = dayClock(date, bookings.country.timeZone).instantOf(minute);
      if (startsAt === null || !steps.every((step) => free.has(step))) continue;
      for (const step of steps) free.delete(step);
      rows.push({ id: nextId(), ...appointmentRow(random, service, startsAt, bookings) });
    }
    chance *= DECAY_PER_DAY;
  }
  return rows;
}

function appointmentRow(
  random: Random,
  service: DoctorServiceRow,
  startsAt: number,
  { country, today, people, consents }: Bookings,
): Omit<AppointmentRow, 'id'> {
  const [language] = country.locales;
  const group = random.pick(people);
  const given = random.pick(random.chance(0.5) ? group.female : group.male);
  return {
    hash: random.hex(32),
    schedule_id: service.schedule_id,
    doctor_id: service.doctor_id,
    doctor_service_id: service.id,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(startsAt + service.duration_minutes * MINUTE_MS).toISOString(),
    client_name: textIn(given, language),
    client_surname: textIn(SURNAME, language),
    client_phone: fictionalPhone(random, country),
    language,
    price: service.price,
    discount: service.discount,
    total: service.total,
    consents,
    origin: ORIGIN,
    notify: false,
    created_at: bookedAt(random, today),
  };
}

/** Returns a random time 2 to 14 days before today (UTC). */
function bookedAt(random: Random, today: PlainDate): string {
  const day = addDays(today, -random.integer(2, MAX_AHEAD_DAYS));
  const minutes = random.integer(0, DAY_MINUTES - 1);
  return new Date(Date.parse(`${day}T00:00Z`) + minutes * MINUTE_MS).toISOString();
}
