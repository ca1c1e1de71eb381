import type pg from 'pg';
import type { Country } from '#shared/countries/country.ts';
import { bookedName } from '#shared/domain/people/name-order.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { HORIZON_DAYS } from '#server/features/booking/slots/horizon.ts';
import { people } from '../data/people.ts';
import { projectSchedules } from '../load/project-schedules.ts';
import { queryWithoutTimeout } from '../load/query-without-timeout.ts';
import { addAppointments } from './add-appointments.ts';
import { addMessages } from './add-messages.ts';
import { appointmentsAt } from './appointments-at.ts';
import { beginClinic } from './living-clinic.ts';
import { loadAbsence } from './load-absence.ts';
import { loadImport } from './load-import.ts';
import { loadInbox } from './load-inbox.ts';
import { patientOf } from './patient.ts';
import { readHours } from './read-hours.ts';

/** The days before today that have appointments. */
const PAST_DAYS = 120;
/** The days before today that are loaded at once. The job adds the others, so that the first start stays fast. */
const LOADED_DAYS = 7;

/** The appointments that every doctor of the demo has are replaced. */
const REMOVE_APPOINTMENTS = 'delete from appointment where schedule_id = any ($1)';
const REMOVE_DAYS = 'delete from schedule_day where schedule_id = any ($1)';
const REMOVE_AVAILABILITY = 'delete from schedule_avail where schedule_id = any ($1)';

interface Start {
  readonly seed: number;
  readonly today: PlainDate;
  /** The current time in epoch milliseconds. */
  readonly now: number;
}

/**
 * Gives one clinic of new demo data a life: follow-ups, the appointments of a week with what became of them, a day
 * under way and bookings to come, an absence to decide, messages, an inbox with work and an import to confirm.
 */
export async function loadLife(
  client: pg.ClientBase,
  country: Country,
  { seed, today, now }: Start,
): Promise<void> {
  const since = addDays(today, -PAST_DAYS);
  const life = { country, seed, since, people: people[country.code] };
  const clinic = await beginClinic(client, life, bookedName(patientOf(life, 'reception')));
  if (clinic === null) return;
  const schedules = clinic.schedules.map(({ id }) => id);
  for (const statement of [REMOVE_APPOINTMENTS, REMOVE_AVAILABILITY, REMOVE_DAYS]) {
    await queryWithoutTimeout(client, statement, [schedules]);
  }
  const first = addDays(today, -LOADED_DAYS);
  const days = await readHours(client, schedules, first, LOADED_DAYS + HORIZON_DAYS);
  await addAppointments(client, clinic, appointmentsAt(clinic, days, now));
  await projectSchedules(client, schedules, now, HORIZON_DAYS);
  await addMessages(client, clinic, { from: now - PAST_DAYS * DAY_MS, now });
  await loadAbsence(client, clinic, { today, now });
  await loadInbox(client, clinic, now);
  await loadImport(client, clinic, now);
}
