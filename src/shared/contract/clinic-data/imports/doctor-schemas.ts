import Type, { type Static } from 'typebox';
import { DOCTOR_FAULTS } from '#shared/domain/clinic-data/imports/doctors/doctor-rows.ts';
import { Entity, Id, Nullable } from '../../common.ts';
import { Count, Row } from './appointment-schemas.ts';

/** A person of the file whom a person has to identify. */
export const PersonName = Entity({
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
export const KeptValue = Entity({ row: Row, name: Type.String(), place, ...edited });

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
const Lines = Entity({ count: Count, lines: Type.Array(Line) });

export const DoctorPreview = Entity({
  fingerprint: Type.String({ description: 'To send with `apply`' }),
  created: Lines,
  changed: Lines,
  kept: Lines,
  same: Count,
  unconfirmed: Count,
  hides_new: Type.Boolean({ description: 'True if patients see the clinic, but not new doctors' }),
  faults: Type.Array(
    Entity({
      row: Row,
      column: Nullable(Type.Integer({ description: 'Counted from 1' })),
      value: Type.String(),
      fault: Type.Enum([...DOCTOR_FAULTS]),
    }),
  ),
});
export type DoctorPreview = Static<typeof DoctorPreview>;
