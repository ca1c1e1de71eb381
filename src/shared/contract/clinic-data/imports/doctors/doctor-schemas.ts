import Type, { type Static } from 'typebox';
import { DOCTOR_FAULTS } from '#shared/domain/clinic-data/imports/doctors/doctor-rows.ts';
import { Entity, Id, Nullable } from '../../../common.ts';
import { Count, Faults, Fingerprint, ImportOf, Lines, Row } from '../import-parts.ts';

/** A person of the file whom a person has to identify. */
const PersonName = Entity({
  key: Type.String(),
  name: Type.String(),
  external_id: Type.String(),
  row: Row,
  rows_count: Count,
  is_confirmed: Type.Boolean(),
  doctor_id: Nullable(Type.Integer({ description: 'Null for a new doctor' })),
  candidates: Type.Array(Id, { description: 'The best first, at most three' }),
});
export type PersonName = Static<typeof PersonName>;

const place = Type.String({ description: 'As drafts of content name it: `names.hu`' });
const edited = {
  edited_by: Nullable(Type.String({ description: 'The account that edited the doctor last' })),
  edited_at: Nullable(Type.String({ description: 'A day' })),
};

/** A value that a person edited, and that the import left as it is. */
const KeptValue = Entity({ row: Row, name: Type.String(), place, ...edited });
export type KeptValue = Static<typeof KeptValue>;

const Line = Entity({
  row: Row,
  name: Type.String(),
  doctor_id: Nullable(Type.Integer()),
  changes: Type.Array(Entity({ place, before: Nullable(Type.String()), after: Type.String() })),
  branches: Type.Array(Type.String(), { description: 'At which the doctor is added' }),
  service_ids: Type.Array(Id, { description: 'Which the doctor offers from now on' }),
  ...edited,
});
export type DoctorLine = Static<typeof Line>;

const Preview = Entity({
  fingerprint: Fingerprint,
  created: Lines(Line),
  changed: Lines(Line),
  kept: Lines(Line),
  same: Count,
  unconfirmed: Count,
  hides_new: Type.Boolean({ description: 'True if patients see the clinic, but not new doctors' }),
  faults: Faults(DOCTOR_FAULTS),
});
export type DoctorPreview = Static<typeof Preview>;

export const doctorSchemas = {
  summary: 'Upload doctors',
  description:
    'With their services, as a CSV file or an Excel workbook. New doctors of a clinic that patients see are hidden until an account manager shows them.',
  schema: ImportOf('doctors', {
    report: { edited: Type.Array(KeptValue, { description: 'Values that people edited' }) },
    shown: {
      people: Type.Array(PersonName, { description: 'The people to identify' }),
      clinic_doctors: Type.Array(Entity({ id: Id, name: Type.String() })),
      preview: Nullable(Preview),
    },
  }),
};
