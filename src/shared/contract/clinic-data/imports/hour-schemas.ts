import Type, { type Static } from 'typebox';
import { HOUR_FAULTS } from '#shared/domain/clinic-data/imports/hours/hour-rows.ts';
import { HOUR_REASONS } from '#shared/domain/clinic-data/imports/hours/plan-hours.ts';
import { WEEKS } from '#shared/domain/time/weeks.ts';
import { Day, Entity, Id, Nullable } from '../../common.ts';
import { Spans } from '../setup/schedules.ts';
import { Count, Row } from './appointment-schemas.ts';

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
const Lines = Entity({ count: Count, lines: Type.Array(Line) });

export const HourPreview = Entity({
  fingerprint: Type.String({ description: 'To send with `apply`' }),
  changed: Lines,
  kept: Lines,
  displaced: Lines,
  refused: Lines,
  overwrite: Type.Array(Id, { description: 'The schedules whose hours are overwritten' }),
  displace: Type.Array(Id, { description: 'The schedules whose appointments may be outside' }),
  same: Count,
  unconfirmed: Count,
  ignored: Count,
  faults: Type.Array(
    Entity({
      row: Row,
      column: Nullable(Type.Integer({ description: 'Counted from 1' })),
      value: Type.String(),
      fault: Type.Enum([...HOUR_FAULTS]),
    }),
  ),
});
export type HourPreview = Static<typeof HourPreview>;
