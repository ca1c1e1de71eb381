import Type, { type Static } from 'typebox';
import { FIGURE_WEEKS, LEADS } from '#shared/domain/desk/figures.ts';
import { DateTime, Day, Entity, Nullable } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const Count = Type.Integer({ minimum: 0 });

/** The figures of a period: counts with their denominators, never a patient. */
const PERIOD = {
  first_day: Day,
  last_day: Day,
  fill: Type.Array(Entity({ week: Day, offered_minutes: Count, booked_minutes: Count }), {
    description: 'By week, from its Monday',
  }),
  refill: Entity({ cancelled_minutes: Count, refilled_minutes: Count }),
  no_shows: Type.Array(
    Entity({
      lead: Type.Enum([...LEADS]),
      is_reminded: Type.Boolean(),
      appointments: Count,
      no_shows: Count,
    }),
  ),
  wait: Entity({
    appointments: Count,
    median_minutes: Nullable(Type.Number()),
    p90_minutes: Nullable(Type.Number()),
  }),
  // Moves are known as long as the history of appointments is kept.
  by_clinic: Entity({ appointments: Count, moved: Nullable(Count), cancelled: Count }),
  // Of appointments for which the clinic had asked for notice.
  by_patient: Entity({ cancelled: Count, late: Count }),
};

const PeriodFigures = Entity(PERIOD);
export type PeriodFigures = Static<typeof PeriodFigures>;

/** The figures of the branches of an account. */
export const Figures = Entity({
  ...PERIOD,
  // Of the same length, which ends where this one begins; null if the first appointment is later than its first week.
  before: Nullable(PeriodFigures),
  third_next: Type.Array(
    Entity({
      doctor: Type.String(),
      service: Type.String(),
      starts_at: Nullable(DateTime),
      days: Nullable(Count),
    }),
    { description: 'The third next available start of every offer, as of now' },
  ),
  demand: Type.Array(
    Entity({
      week: Day,
      service: Type.String(),
      city: Type.String(),
      looked: Count,
      unmet: Count,
    }),
    {
      description:
        'About how many people looked for a service in a city of the branches, and found no time within 14 days, by week; without fewer than ten',
    },
  ),
});
export type Figures = Static<typeof Figures>;

export const figureEndpoints = withRoutes(staffRoutes, {
  figures: {
    tag: 'Figures',
    permission: 'figures.view',
    summary: 'The figures of the last weeks',
    description: 'Of the branches of the account, to yesterday. Each figure has its denominator.',
    query: Type.Object({ weeks: Type.Optional(Type.Enum([...FIGURE_WEEKS])) }),
    success: { status: 200, schema: Figures },
  },
});
