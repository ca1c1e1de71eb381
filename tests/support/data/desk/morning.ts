import type pg from 'pg';
import { instantAt } from '#shared/domain/time/zoned-time.ts';
import { TODAY } from '../../e2e/data/today.ts';
import { ids } from '../clinic.ts';
import {
  buildAppointment,
  buildDoctor,
  buildDoctorService,
  buildRule,
  buildSchedule,
} from '../factories.ts';

const STEP_MINUTES = 30;
const HOURS = { starts_minute: 8 * 60, ends_minute: 18 * 60 };

export interface MorningPatient {
  readonly surname: string;
  readonly given: string;
  /** In E.164. */
  readonly phone: string;
}

/** Returns a name as Hungarian pages show it. */
export const nameOf = ({ surname, given }: MorningPatient) => `${surname} ${given}`;

type Patients = readonly [MorningPatient, ...MorningPatient[]];

const patients = (first: number, surnames: readonly string[]) =>
  surnames.map((surname, index) => ({
    surname,
    given: index % 2 === 0 ? 'Katalin' : 'István',
    phone: `+3620123${first + index}`,
  })) as readonly MorningPatient[] as Patients;

/** Those who come this morning. */
export const EXPECTED = patients(4100, [
  'Almási',
  'Balogh',
  'Csonka',
  'Deák',
  'Erdei',
  'Fekete',
  'Gulyás',
  'Hegedűs',
  'Illés',
  'Juhász',
  'Kelemen',
  'Lakatos',
  'Molnár',
  'Nemes',
  'Orsós',
  'Pintér',
  'Rácz',
  'Szekeres',
  'Tamás',
  'Vadász',
]);
/** Those who call, because they want another time. */
export const MOVING = patients(5200, ['Bíró', 'Fodor', 'Hajdú']);
/** The patient who does not come. */
export const ABSENT = patients(6300, ['Zsigmond']);
/** Those who were here last month and call. */
export const KNOWN = patients(7400, [
  'Antal',
  'Bakos',
  'Czakó',
  'Dobos',
  'Elek',
  'Faragó',
  'Gál',
  'Halász',
]);

/**
 * Adds a second doctor to the first branch of the sample clinic, with half of the appointments of a morning,
 * and a third one without appointments.
 */
export async function addMorning(pool: pg.Pool): Promise<void> {
  const others = [
    { id: 101, slug: 'second', names: 'Dr. Varga Elemér' },
    { id: 102, slug: 'third', names: 'Dr. Kis Ilona' },
  ];
  await buildDoctor(pool, ...others);
  await buildSchedule(
    pool,
    ...others.map(({ id }) => ({ id, doctor_id: id, clinic_branch_id: ids.branch })),
  );
  await buildDoctorService(pool, ...others.map(({ id }) => ({ id, schedule_id: id })));
  await buildRule(
    pool,
    ...others.flatMap(({ id: schedule_id }) =>
      [1, 2, 3, 4, 5].map((weekday) => ({ schedule_id, weekday, ...HOURS })),
    ),
  );
  const half = EXPECTED.length / 2;
  await addAppointments(pool, ids.doctor, [...ABSENT, ...EXPECTED.slice(0, half), ...MOVING]);
  await addAppointments(pool, 101, EXPECTED.slice(half));
  await addAppointments(pool, ids.doctor, KNOWN, '2026-10-12');
}

/** Adds appointments one after another from 08:00 on. The schedules, doctors and offers have the same ids. */
async function addAppointments(
  pool: pg.Pool,
  id: number,
  people: readonly MorningPatient[],
  day = TODAY,
): Promise<void> {
  const startOf = (index: number) =>
    instantAt(day, HOURS.starts_minute + index * STEP_MINUTES, 'Europe/Budapest') ?? 0;
  await buildAppointment(
    pool,
    ...people.map(({ surname, given, phone }, index) => ({
      schedule_id: id,
      doctor_id: id,
      doctor_service_id: id,
      client_phone: phone,
      client_surname: surname,
      client_name: given,
      starts_at: new Date(startOf(index)).toISOString(),
      ends_at: new Date(startOf(index + 1)),
    })),
  );
}
