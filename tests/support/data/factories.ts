import { randomBytes } from 'node:crypto';
import { slugOf } from '#shared/domain/text/slug.ts';
import type { LocalizedText } from '#shared/i18n/languages.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Names, Tables } from '#server/db/tables.ts';

type Input<Value> =
  | Value
  | (Names extends Value ? string : never)
  | (Date extends Value ? string : never);

/** Some columns of a row. Translated texts may be plain strings, and instants ISO strings. */
type Row<Table extends keyof Tables> = {
  readonly [Column in keyof Tables[Table]]?: Input<Tables[Table][Column]>;
};

/** Returns a text that is the same in every language. */
export function names(text: string): LocalizedText {
  return { en: text, hu: text, kk: text, ro: text, ru: text };
}

const TRANSLATED = new Set([
  'names',
  'alternate_names',
  'plural_names',
  'consultation_names',
  'locative_names',
  'descriptions',
  'addresses',
  'titles',
]);

/** Inserts rows in one statement. A column that only some of them have is null in the others. */
async function insert<Table extends keyof Tables>(
  db: Queryable,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<Tables[Table][]> {
  if (rows.length === 0) return [];
  const columns = [...new Set(rows.flatMap(Object.keys))].join();
  const json = JSON.stringify(rows, (column, value: unknown) =>
    TRANSLATED.has(column) && typeof value === 'string' ? names(value) : value,
  );
  const inserted = await db.query<Tables[Table]>(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1) returning *`,
    [json],
  );
  return inserted.rows;
}

/** Creates a function that inserts rows of a table, with defaults for omitted columns. */
function factory<Table extends keyof Tables, Required extends Row<Table>>(
  table: Table,
  defaultsOf: (row: Required) => Row<Table>,
) {
  return (db: Queryable, ...rows: (Required & Row<Table>)[]) =>
    insert(
      db,
      table,
      rows.map((row) => ({ ...defaultsOf(row), ...row })),
    );
}

interface Named {
  id: number;
  slug?: string;
  names?: string | Names;
}

const DOWNTOWN = { lat: 47.5, lng: 19.05 };

/** Returns names and a slug, both derived from the English name or else from the id. */
function nameOf({ id, names = `Number ${id}` }: Named) {
  const english = typeof names === 'string' ? names : (names.en ?? `Number ${id}`);
  return { names, slug: slugOf(english) };
}

export const buildCity = factory('city', (row: Named) => ({
  ...nameOf(row),
  time_zone: 'Europe/Budapest',
  position: row.id,
  ...DOWNTOWN,
}));

/** Builds districts. */
export const buildArea = factory('city_area', (row: Named) => ({
  ...nameOf(row),
  sitemap_index: true,
  ...DOWNTOWN,
}));

export const buildClinic = factory('clinic', (row: Named) => ({
  ...nameOf(row),
  descriptions: 'About',
}));

export const buildBranch = factory('clinic_branch', ({ id }: { id: number }) => ({
  names: `Branch ${id}`,
  addresses: `Street ${id}`,
  stations: [],
  ...DOWNTOWN,
}));

/** Builds optional questions that a branch asks before a booking. */
export const buildField = factory('clinic_branch_field', ({ id }: { id: number }) => ({
  titles: `Question ${id}`,
  type: 'text',
  is_required: false,
  position: id,
}));

export const buildInsurance = factory('insurance', ({ id }: { id: number }) => ({
  name: `Insurance ${id}`,
  sitemap_index: true,
}));

export const buildCategory = factory('service_category', (row: Named) => ({
  ...nameOf(row),
  position: row.id,
}));

/** Builds procedures. */
export const buildService = factory('service', (row: Named) => ({
  ...nameOf(row),
  type: 'procedure',
  descriptions: 'About',
  is_primary: false,
  is_for_children: false,
  popularity: 50,
}));

export const buildDoctor = factory('doctor', (row: Named) => ({
  ...nameOf(row),
  descriptions: 'About',
  languages: ['hu'],
  is_active: true,
  feedback_count: 0,
  feedback_sum: 0,
}));

/** Builds published reviews by patients who booked. */
export const buildReview = factory('review', (_row: { doctor_id: number }) => ({
  service_id: 1,
  author: 'Éva',
  score: 9,
  comment: 'Jó',
  language: 'hu',
  evidence: 'booked',
  is_published: true,
  created_at: '2026-11-01T10:00Z',
}));

/** Builds appointments of half an hour, for the first service of the first doctor. */
export const buildAppointment = factory('appointment', (row: { starts_at: string }) => ({
  hash: randomBytes(16).toString('hex'),
  schedule_id: 1,
  doctor_id: 1,
  doctor_service_id: 1,
  ends_at: new Date(Date.parse(row.starts_at) + 30 * 60_000),
  status: 'booked',
  client_name: 'Kata',
  client_phone: '+36201234567',
  language: 'hu',
  price: 18_000,
  discount: 0,
  total: 18_000,
  consents: [],
  additional_fields: [],
  origin: {},
  created_at: '2026-11-01T10:00Z',
  sequence: 0,
  notify: true,
}));

/** Builds weekly hours of schedules, by default from 09:00 to 12:00. */
export const buildRule = factory('schedule_rule', (_row: { schedule_id: number }) => ({
  starts_minute: 540,
  ends_minute: 720,
}));

/** Builds days on which a schedule differs from its weekly hours. Without minutes it is closed. */
export const buildException = factory(
  'schedule_exception',
  (_row: { schedule_id: number }) => ({}),
);

/** Builds schedules without hours. */
export const buildSchedule = factory('schedule', (_row: { id: number }) => ({
  time_zone: 'Europe/Budapest',
  step_minutes: 30,
  lead_minutes: 60,
}));

interface DoctorServiceRow {
  id: number;
  schedule_id: number;
  price?: number;
  discount?: number;
  steps?: number;
}

const insertDoctorServices = factory('doctor_service', (row: DoctorServiceRow) => {
  const { price = 18_000, discount = 0, steps = 1 } = row;
  return {
    service_id: 1,
    type: 'initial-appointment',
    price,
    discount,
    total: (price * (100 - discount)) / 100,
    steps,
    duration_minutes: steps * 30,
    age_from: 0,
    insurances: [],
    on_walk_in_basis: false,
    is_premium: false,
    is_active: true,
    feedback_count: 0,
    feedback_sum: 0,
  };
});

/** Builds services of the doctor and at the branch of a schedule. */
export async function buildDoctorService(
  db: Queryable,
  ...services: (DoctorServiceRow & Row<'doctor_service'>)[]
): Promise<void> {
  const { rows } = await db.query<Tables['schedule']>('select * from schedule');
  const schedules = new Map(rows.map((schedule) => [schedule.id, schedule]));
  const placed = services.map((service) => {
    const { doctor_id = 0, clinic_branch_id = 0 } = schedules.get(service.schedule_id) ?? {};
    return { doctor_id, clinic_branch_id, ...service };
  });
  await insertDoctorServices(db, ...placed);
}
