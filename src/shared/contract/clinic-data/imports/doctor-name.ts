import Type, { type Static } from 'typebox';
import { Entity, Id, Nullable } from '../../common.ts';
import { Count, Row } from './import-parts.ts';

/** A doctor of the file at a branch, and the schedule that is meant, or may be. */
export const DoctorName = Entity({
  key: Type.String(),
  doctor: Type.String(),
  branch: Type.String(),
  row: Row,
  rows_count: Count,
  is_confirmed: Type.Boolean(),
  schedule_id: Nullable(Id),
  candidates: Type.Array(Id, { description: 'The best first, at most three' }),
  is_sure: Type.Boolean({ description: 'True if the first candidate alone has every word' }),
});
export type DoctorName = Static<typeof DoctorName>;
