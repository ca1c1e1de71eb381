import Type, { type Static } from 'typebox';
import { HOUR_FAULTS } from '#shared/domain/clinic-data/imports/hours/hour-rows.ts';
import { HOUR_REASONS } from '#shared/domain/clinic-data/imports/hours/plan-hours.ts';
import { WEEKS } from '#shared/domain/time/weeks.ts';
import { Day, Entity, Id, Nullable } from '../../../common.ts';
import { Spans } from '../../setup/schedules.ts';
import { DoctorName } from '../doctor-name.ts';
import { Count, Faults, Fingerprint, ImportOf, Lines, Row } from '../import-parts.ts';

const Periods = Type.Array(
  Entity({
    from: Nullable(Day),
    to: Nullable(Day),
    week: Type.Array(
      Entity({ weekday: Type.Integer(), weeks: Type.Enum([...WEEKS]), spans: Spans }),
    ),
  }),
);
const Line = Entity({
  row: Row,
  schedule_id: Id,
  reason: Nullable(Type.Enum([...HOUR_REASONS])),
  before: Periods,
  after: Periods,
  days: Type.Array(Entity({ day: Day, hours: Spans }), { description: 'Days with other hours' }),
  appointments: Type.Integer({ minimum: 0, description: 'Appointments outside of the new hours' }),
});
export type HourLine = Static<typeof Line>;

const Preview = Entity({
  fingerprint: Fingerprint,
  changed: Lines(Line),
  kept: Lines(Line),
  displaced: Lines(Line),
  refused: Lines(Line),
  overwrite: Type.Array(Id, { description: 'The schedules whose hours are overwritten' }),
  displace: Type.Array(Id, { description: 'The schedules whose appointments may be outside' }),
  same: Count,
  unconfirmed: Count,
  ignored: Count,
  faults: Faults(HOUR_FAULTS),
});
export type HourPreview = Static<typeof Preview>;

export const hourSchemas = {
  summary: 'Upload working hours',
  description:
    'Of doctors, as a CSV file or an Excel workbook: weekly hours as people write them, a column for each weekday, or hours of dates.',
  schema: ImportOf('hours', {
    report: {},
    shown: {
      doctors: Type.Array(DoctorName, { description: 'The doctors of the file' }),
      preview: Nullable(Preview),
    },
  }),
};
