import Type, { type Static } from 'typebox';
import { WEEKS } from '../../../domain/time/weeks.ts';
import { DateTime, Day, Entity, Id, IdParams, Minute, Nullable } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const isPhoneOnly = Type.Boolean({
  description: 'Patients do not see the hours: the desk books',
});

export const Spans = Type.Array(Type.Tuple([Minute, Minute]), { maxItems: 8 });

export const WeekHours = {
  week: Type.Array(Spans, {
    minItems: 7,
    maxItems: 7,
    description: 'The hours of every week by weekday, Monday first',
  }),
  more_hours: Type.Array(
    Entity({
      weekday: Type.Integer({ minimum: 1, maximum: 7 }),
      weeks: Type.Enum([...WEEKS]),
      is_phone_only: isPhoneOnly,
      hours: Spans,
    }),
    {
      maxItems: 28,
      description:
        'Hours of odd or even weeks (by ISO number), or of the n-th weekday of each month, and hours by phone only, in addition to `week`',
    },
  ),
};

/** The days ahead that can get other hours than the weekly ones. */
export const MAX_CHANGED_DAYS = 366;

/** A day with other hours than the weekly ones. */
export const ChangedDay = Entity({ day: Day, hours: Spans, is_phone_only: isPhoneOnly });

export const WeeklyHours = {
  step_minutes: Type.Integer({ minimum: 5, maximum: 240 }),
  lead_minutes: Type.Integer({ minimum: 0, maximum: 10_080 }),
  horizon_days: Type.Integer({ minimum: 1, maximum: 60 }),
  buffer_minutes: Type.Integer({
    minimum: 0,
    maximum: 120,
    description:
      'The minutes that appointments of patients keep from other appointments of the doctor',
  }),
  kept_starts: Type.Integer({
    minimum: 0,
    maximum: 20,
    description: 'The last starts of each day that only the desk books until `kept_until`',
  }),
  kept_until: Type.Integer({
    minimum: 0,
    maximum: 1439,
    description: 'The local minute of the day at which patients can book the kept starts',
  }),
  ...WeekHours,
};

/**
 * A day of the result: its hours, those by phone only apart, the starts that patients can book, and those
 * that are kept for bookings of the same day.
 */
export const DayPlan = Entity({
  day: Day,
  hours: Spans,
  phone_hours: Spans,
  free: Type.Integer(),
  kept: Type.Integer(),
});
export type DayPlan = Static<typeof DayPlan>;

/** The result of an edit that may leave appointments outside of the hours. */
export const Edited = {
  is_saved: Type.Boolean(),
  displaced: Type.Array(Entity({ id: Id, starts_at: DateTime }), {
    description: 'Upcoming appointments that are outside the new hours',
  }),
};
const Edit = Entity({
  ...Edited,
  days: Type.Array(DayPlan, { description: 'The next six weeks with the edit' }),
});
export type Edit = Static<typeof Edit>;

/**
 * `preview` changes nothing. `save` changes nothing either if appointments are outside the new hours;
 * `confirm` does.
 */
export const intent = Type.Enum(['preview', 'save', 'confirm']);

const editing = { tag: 'Setup', permission: 'schedules.edit', params: IdParams } as const;

export const scheduleEndpoints = withRoutes(staffRoutes, {
  saveHours: {
    ...editing,
    summary: 'Save weekly hours',
    description:
      'Changes the weekly hours, or those of a period with a first or last day. With appointments outside of the new hours it changes nothing and lists them, unless the intent is `confirm`.',
    body: Type.Object({
      ...WeeklyHours,
      valid_from: Nullable(Day),
      valid_to: Nullable(Day),
      intent,
    }),
    success: { status: 200, schema: Edit },
  },
  saveDays: {
    ...editing,
    summary: 'Save other hours of days',
    description:
      'Changes the hours of days: none is a day off, null is as every week. Appointments are handled as for weekly hours.',
    body: Type.Object({
      from: Day,
      to: Day,
      hours: Nullable(Spans),
      is_phone_only: isPhoneOnly,
      intent,
    }),
    success: { status: 200, schema: Edit },
  },
});
