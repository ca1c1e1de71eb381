import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { Permission } from '#shared/domain/identity/permissions.ts';
import type { TestServer } from '../servers/server.ts';
import { buildAppointment, buildReview } from './factories.ts';
import { polyclinic } from './polyclinic.ts';

/** A value that identifies a person, and the permissions that each suffice to read it. */
export interface Secret {
  readonly value: string;
  readonly permissions: readonly Permission[];
}

/** The first of the two clinics, whose staff the tests sign in as. */
export const TWO_CLINICS = {
  template: polyclinic,
  clinic: 1,
  branch: 1,
  doctor: 1,
  day: '2026-11-24',
  appointments: [1001, 1002],
} as const;

/** A caller who knows the number of the appointment and the end of the phone is called by the first name. */
const LOOK_UP = staffEndpoints.lookUpAppointment.permission;

/** The patients of the two clinics, without spaces in phones. */
const PATIENTS = [
  { clinic: 1, name: 'Aladár', surname: 'Zsindelyes', phone: '+36207771234' },
  { clinic: 2, name: 'Boriska', surname: 'Kenderesi', phone: '+36308885678' },
] as const;

/**
 * Adds patients of both clinics, a review of the first one that waits, a dead-lettered message of each, a
 * prepared erasure, and letters of visitors. Returns everything that identifies them.
 */
export async function addPatients(server: TestServer): Promise<readonly Secret[]> {
  const { pool } = server.database;
  for (const { clinic, name, surname, phone } of PATIENTS) {
    const { rows } = await pool.query<{ id: number; schedule_id: number; doctor_id: number }>(
      `select ds.id, ds.schedule_id, ds.doctor_id from doctor_service ds
       join clinic_branch b on b.id = ds.clinic_branch_id where b.clinic_id = $1
       order by ds.id limit 1`,
      [clinic],
    );
    const { id = 0, ...place } = rows[0] ?? {};
    await buildAppointment(pool, {
      ...place,
      doctor_service_id: id,
      starts_at: `${TWO_CLINICS.day}T1${clinic}:00Z`,
      client_name: name,
      client_surname: surname,
      client_phone: phone,
    });
  }
  await pool.query(
    `update message set state = 'failed', reason = 'rejected', settled_at = now()
     where kind = 'confirmation'`,
  );
  await buildReview(pool, {
    doctor_id: 1,
    author: 'Aladár',
    comment: 'Nekem megfelelt',
    is_published: false,
    appointment_id: TWO_CLINICS.appointments[0],
  });
  await pool.query(
    `with preparer as (
       insert into staff_user (username, created_at) values ('imre', now()) returning id)
     insert into erasure (appointment_id, phone, prepared_by, prepared_at, expires_at)
     select $1, $2, id, $3::timestamptz, $3::timestamptz + interval '7 days' from preparer`,
    [TWO_CLINICS.appointments[0], PATIENTS[0].phone, new Date(server.clock.now())],
  );
  const consents = ['personal_data'];
  await server.post('/api/v1/contact-messages/', {
    name: 'Csenge',
    phone: '+36701112233',
    email: 'csenge@example.com',
    consents,
    message: 'Mikor nyitnak?',
  });
  await server.post('/api/v1/clinic-requests/', {
    clinic_name: 'Maros Rendelő',
    contact_name: 'Dénes',
    city: 'Szeged',
    consents,
    phone: '+36301119988',
    email: 'denes@example.com',
  });
  return [
    ...secrets(['reviews.moderate', 'appointments.view', LOOK_UP], 'Aladár'),
    ...secrets(['reviews.moderate'], 'Nekem megfelelt'),
    ...secrets(['appointments.view'], 'Zsindelyes', '36207771234'),
    ...secrets([LOOK_UP], 'Boriska'),
    ...secrets([], 'Kenderesi', '36308885678'),
    ...secrets(['contact_messages.view'], 'Csenge', 'Mikor nyitnak?'),
    ...secrets(['contact_messages.handle'], '36701112233', 'csenge@example.com'),
    ...secrets(['clinic_requests.view'], 'Dénes'),
    ...secrets(['clinic_requests.handle'], '36301119988', 'denes@example.com'),
  ];
}

function secrets(permissions: readonly Permission[], ...values: string[]): Secret[] {
  return values.map((value) => ({ value, permissions }));
}
