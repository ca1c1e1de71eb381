import { makePhoneProof } from '#server/features/booking/codes/phone-proof.ts';
import type { TestServer } from '#tests/support/servers/server.ts';
import type { Operation } from './operations.ts';

interface Offer {
  slot: number;
  doctorService: number;
  branch: number;
}

export interface Appointment {
  id: number;
  hash: string;
  doctorService: number;
  isOpen: boolean;
  /** The slot that it was booked at or moved to; null if no request of the run did that. */
  slot: number | null;
  /** The secret of its calendar; null until a response has it. */
  calendarToken: string | null;
}

/**
 * The values that a client can know: from the database and from earlier responses. Requests are
 * drawn as functions of it, so that they can use values that exist only while they are sent.
 */
export interface Environment {
  readonly server: TestServer;
  readonly ids: Readonly<Record<Entity, readonly number[]>>;
  readonly slugs: Readonly<Record<'doctors' | 'services' | 'clinics', readonly string[]>>;
  readonly search: { application_id: string; api_key: string; index: string };
  slots: Offer[];
  readonly appointments: Appointment[];
  /** Tokens of signed-in staff. */
  readonly tokens: string[];
  /** Tokens of held slots. */
  readonly holds: string[];
  /** Responses that had an ETag. */
  readonly tagged: { operation: Operation; url: string; etag: string }[];
}

export type Entity =
  | 'city'
  | 'cityArea'
  | 'clinic'
  | 'branch'
  | 'doctor'
  | 'service'
  | 'insurance'
  | 'doctorService';

const TABLES: Readonly<Record<Entity, string>> = {
  city: 'city',
  cityArea: 'city_area',
  clinic: 'clinic',
  branch: 'clinic_branch',
  doctor: 'doctor',
  service: 'service',
  insurance: 'insurance',
  doctorService: 'doctor_service',
};

export async function createEnvironment(server: TestServer): Promise<Environment> {
  const idsOf = async (table: string) =>
    (await rowsOf<{ id: number }>(server, `select id from ${table} order by id`)).map(
      ({ id }) => id,
    );
  const slugsOf = async (table: string) =>
    (await rowsOf<{ slug: string }>(server, `select slug from ${table} order by id`)).map(
      ({ slug }) => slug,
    );
  const ids = Object.fromEntries(
    await Promise.all(
      Object.entries(TABLES).map(async ([entity, table]) => [entity, await idsOf(table)]),
    ),
  ) as Record<Entity, number[]>;
  const environment: Environment = {
    server,
    ids,
    slugs: {
      doctors: await slugsOf('doctor'),
      services: await slugsOf('service'),
      clinics: await slugsOf('clinic'),
    },
    search: (await server.get('/api/v1/settings/')).body.search,
    slots: [],
    appointments: await rowsOf<Appointment>(
      server,
      `select id, hash, doctor_service_id as "doctorService", false as "isOpen",
         null as slot, null as "calendarToken"
       from appointment order by id`,
    ),
    tokens: ['unknown'],
    holds: ['0'.repeat(32)],
    tagged: [],
  };
  await refreshSlots(environment);
  return environment;
}

async function rowsOf<Row extends object>({ database }: TestServer, sql: string): Promise<Row[]> {
  return (await database.pool.query<Row>(sql)).rows;
}

/** Requests the offered slots again, as they change with time and bookings. */
export async function refreshSlots(environment: Environment): Promise<void> {
  const { body } = await environment.server.get(
    `/api/v1/slots/?doctor=${environment.ids.doctor.join()}&date_from=${dayOf(environment, 0)}&date_to=${dayOf(environment, 24)}`,
  );
  environment.slots = body.results.map(
    (slot: { id: number; doctor_service: number; clinic_branch: number }) => ({
      slot: slot.id,
      doctorService: slot.doctor_service,
      branch: slot.clinic_branch,
    }),
  );
}

/** Returns the UTC date a number of days after today. */
export function dayOf({ server }: Environment, after: number): string {
  return new Date(server.clock.now() + after * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the cookie of a browser that has just verified a phone (E.164). */
export function proofOf({ server }: Environment, phone: string): string {
  return `phone-proof=${makePhoneProof(server.site.secret, phone, server.clock.now())}`;
}

/** Picks an item of a list by any whole number. */
export function pick<T>(list: readonly T[], at: number): T {
  const item = list[at % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}
