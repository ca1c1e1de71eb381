import Type, { type Static } from 'typebox';
import { Day, Entity, Id, IdParams, Minute, Nullable } from '../common.ts';
import { staffRoutes } from '../staff/staff-routes.ts';
import { withRoutes } from '../with-routes.ts';
import { VIEWING } from './desk-calls.ts';

/** The days of a month with the weeks that it begins and ends in. */
const MAX_SPAN_DAYS = 42;

const SpanDay = Entity({
  day: Day,
  schedule_id: Id,
  appointments: Type.Integer({ description: 'Without cancelled ones' }),
  booked_minutes: Type.Integer(),
  working_minutes: Type.Integer({ description: 'None for a hidden doctor' }),
  first_free: Nullable(Minute),
});
export type DeskSpanDay = Static<typeof SpanDay>;

const Span = Entity({
  days: Type.Array(SpanDay, {
    description: 'By day and schedule; only days on which the doctor works or has appointments',
  }),
});
export type DeskSpan = Static<typeof Span>;

export const deskSpanEndpoints = withRoutes(staffRoutes, {
  deskSpan: {
    ...VIEWING,
    summary: 'How full the days of a branch are',
    description: 'Of all doctors, or only of one, from a day on.',
    params: Type.Object({ ...IdParams.properties, day: Day }),
    query: Type.Object({
      days: Type.Integer({ minimum: 1, maximum: MAX_SPAN_DAYS }),
      doctor: Type.Optional(Type.Integer({ minimum: 1, description: 'The id of a doctor' })),
    }),
    success: { status: 200, schema: Span },
  },
});
