import Type, { type Static } from 'typebox';
import { PRICE_FAULTS } from '#shared/domain/clinic-data/imports/parse-price.ts';
import {
  IMPORT_KINDS,
  IMPORT_LIMITS,
  REFUSALS,
} from '#shared/domain/clinic-data/imports/sheets.ts';
import { DateTime, Entity, Id, Nullable } from '../../common.ts';
import { FhirFile } from './fhir-schemas.ts';
import { DoctorPreview, KeptValue, PersonName } from './doctor-schemas.ts';
import { HourPreview } from './hour-schemas.ts';
import {
  Count,
  DoctorName,
  LeftAppointment,
  Row,
  AppointmentPreview,
} from './appointment-schemas.ts';

const IMPORT_STATES = ['refused', 'read', 'applied', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const Column = Type.Integer({ minimum: 0, maximum: IMPORT_LIMITS.columns - 1 });

const columns = {
  name: Type.Optional(Column),
  other_name: Type.Optional(Column),
  price: Type.Optional(Column),
  child_price: Type.Optional(Column),
  duration: Type.Optional(Column),
  doctor: Type.Optional(Column),
  branch: Type.Optional(Column),
  date: Type.Optional(Column),
  time: Type.Optional(Column),
  ends: Type.Optional(Column),
  patient: Type.Optional(Column),
  surname: Type.Optional(Column),
  phone: Type.Optional(Column),
  service: Type.Optional(Column),
  status: Type.Optional(Column),
  services: Type.Optional(Column),
  academic_statuses: Type.Optional(Column),
  science_degrees: Type.Optional(Column),
  practising_since: Type.Optional(Column),
  register_number: Type.Optional(Column),
  languages: Type.Optional(Column),
  ages: Type.Optional(Column),
  external_id: Type.Optional(Column),
  days: Type.Optional(Column),
  hours: Type.Optional(Column),
  starts: Type.Optional(Column),
  weeks: Type.Optional(Column),
  valid_from: Type.Optional(Column),
  valid_to: Type.Optional(Column),
  day_1: Type.Optional(Column),
  day_2: Type.Optional(Column),
  day_3: Type.Optional(Column),
  day_4: Type.Optional(Column),
  day_5: Type.Optional(Column),
  day_6: Type.Optional(Column),
  day_7: Type.Optional(Column),
};
const mapping = {
  sheet: Type.Integer({ minimum: 0, maximum: IMPORT_LIMITS.sheets - 1 }),
  header_row: Type.Integer({ minimum: 0, maximum: 1_048_576, description: '0 without a header' }),
};
export const MappingPayload = Type.Object({ ...mapping, columns: Type.Object(columns) });

const Refusal = Entity({
  reason: Type.Enum([...REFUSALS]),
  sheet: Type.Optional(Type.String()),
  row: Type.Optional(Row),
  column: Type.Optional(Type.Integer()),
  path: Type.Optional(Type.String({ description: 'Of a FHIR file: the element' })),
  limit: Type.Optional(Type.Integer()),
});

const Report = Entity({
  created: Count,
  changed: Count,
  kept: Count,
  same: Count,
  left: Type.Optional(
    Type.Array(LeftAppointment, { description: 'Of appointments: the rows that were not entered' }),
  ),
  edited: Type.Optional(
    Type.Array(KeptValue, { description: 'Of doctors: the values that people edited, which stay' }),
  ),
});
export type ImportReport = Static<typeof Report>;

const summary = {
  id: Id,
  clinic_id: Id,
  clinic: Type.String(),
  kind: Type.Enum([...IMPORT_KINDS]),
  file_name: Type.String(),
  state: Type.Enum([...IMPORT_STATES]),
  refusal: Nullable(Refusal),
  report: Nullable(Report),
  created_at: DateTime,
  created_by: Type.String(),
};
export const ImportSummary = Entity(summary);
export type ImportSummary = Static<typeof ImportSummary>;

const Service = Entity({ id: Id, name: Type.String(), is_for_children: Type.Boolean() });

/** A name of the file and the service that it is, or may be. */
const Name = Entity({
  key: Type.String(),
  name: Type.String(),
  section: Type.String(),
  row: Row,
  rows_count: Count,
  is_confirmed: Type.Boolean(),
  service_id: Nullable(Id),
  candidates: Type.Array(Id, { description: 'The best first, at most three' }),
  is_sure: Type.Boolean({ description: 'True if the first candidate explains every word' }),
});
export type ImportName = Static<typeof Name>;

const Values = Entity({ price: Type.Number(), duration_minutes: Type.Integer() });
const Line = Entity({
  row: Row,
  service_id: Id,
  doctor: Type.String(),
  branch: Type.String(),
  offer_id: Nullable(Type.Integer()),
  before: Nullable(Values),
  after: Values,
  edited_by: Nullable(Type.String({ description: 'Of an edited offer: the account' })),
});
export type ImportLine = Static<typeof Line>;

const Lines = Entity({ count: Count, lines: Type.Array(Line) });
const Rows = Type.Array(Row);

const Preview = Entity({
  fingerprint: Type.String({ description: 'To send with `apply`' }),
  created: Lines,
  changed: Lines,
  kept: Lines,
  overwrite: Type.Array(Id, { description: 'The edited offers that are marked to be overwritten' }),
  same: Count,
  unconfirmed: Count,
  ignored: Count,
  repeated: Rows,
  too_long: Rows,
  hidden: Rows,
  unplaced: Type.Array(Entity({ row: Row, service_id: Id })),
  faults: Type.Array(
    Entity({
      row: Row,
      column: Type.Integer(),
      value: Type.String(),
      fault: Type.Enum([...PRICE_FAULTS, 'no_name', 'unclear_duration'] as const),
    }),
  ),
});
export type ImportPreview = Static<typeof Preview>;

export const Import = Entity({
  ...summary,
  sheets: Type.Array(
    Entity({
      name: Type.String(),
      rows_count: Count,
      columns_count: Count,
      rows: Type.Array(Entity({ number: Row, cells: Type.Array(Type.String()) }), {
        description: 'The first rows',
      }),
    }),
  ),
  mapping: Nullable(Entity({ ...mapping, columns: Entity(columns) })),
  fhir: Nullable(FhirFile),
  names: Type.Array(Name),
  doctors: Type.Array(DoctorName, { description: 'Of appointments: the doctors of the file' }),
  preview: Nullable(Preview),
  appointments: Nullable(AppointmentPreview),
  people: Type.Array(PersonName, { description: 'Of doctors: the people to identify' }),
  clinic_doctors: Type.Array(Entity({ id: Id, name: Type.String() })),
  doctor_preview: Nullable(DoctorPreview),
  hour_preview: Nullable(HourPreview),
  services: Type.Array(Service),
  schedules: Type.Array(Entity({ id: Id, doctor: Type.String(), branch: Type.String() })),
  can_undo: Type.Boolean(),
});
export type Import = Static<typeof Import>;
