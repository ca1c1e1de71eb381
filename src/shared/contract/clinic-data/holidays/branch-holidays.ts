import Type, { type Static } from 'typebox';
import { HOLIDAY_CHOICES } from '#shared/domain/time/holidays.ts';
import { Entity, Id, Nullable } from '../../common.ts';
import { Names } from '../setup/saving.ts';
import { Edited, Spans, intent } from '../setup/schedules.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';
import { Holiday, Season } from './holidays.ts';

const MAX_BRANCHES = 1000;

const choice = {
  choice: Nullable(Type.Enum([...HOLIDAY_CHOICES], { description: 'Null without a choice' })),
  hours: Type.Array(Spans.items, { maxItems: 8, description: 'Of the choice `hours`' }),
};

const branch_ids = Type.Array(Id, { minItems: 1, maxItems: MAX_BRANCHES, uniqueItems: true });

const BranchDay = Entity({
  holiday_id: Nullable(Type.Integer({ description: 'Null for all without a choice of their own' })),
  ...choice,
  is_automatic: Type.Boolean({
    description: 'True if the branch is open only because it had appointments',
  }),
  appointments: Type.Integer({ description: 'Upcoming, on the day' }),
});
export type BranchDay = Static<typeof BranchDay>;

const weekday_hours = Type.Array(
  Entity({
    weekday: Type.Integer({ minimum: 1, maximum: 7, description: 'ISO' }),
    hours: Spans,
  }),
  { maxItems: 7, description: 'Of weekdays that differ from the others; none is closed' },
);

const BranchSeason = Entity({
  season_id: Id,
  hours: choice.hours,
  weekday_hours,
  displaced: Type.Integer({ description: 'Upcoming appointments outside of the hours' }),
});

const BranchHolidays = Entity({
  holidays: Type.Array(Holiday, { description: 'From today on' }),
  seasons: Type.Array(Season, { description: 'That end today or later' }),
  years_awaiting_moves: Type.Array(Type.Integer(), {
    description: 'Of this and the next year, those whose moved working days are not announced yet',
  }),
  branches: Type.Array(
    Entity({
      id: Id,
      names: Names,
      addresses: Names,
      cities: Names,
      days: Type.Array(BranchDay, { description: 'With a choice or with appointments' }),
      seasons: Type.Array(BranchSeason, { description: 'With hours of their own' }),
    }),
  ),
});
export type BranchHolidays = Static<typeof BranchHolidays>;

const call = { tag: 'Holidays', permission: 'branch_holidays.edit', errorStatuses: [404] } as const;

export const branchHolidayEndpoints = withRoutes(staffRoutes, {
  branchHolidays: {
    ...call,
    summary: 'The hours of branches on holidays',
    description: 'Branches in the reach of the account, or those of a clinic.',
    query: Type.Object({ clinic: Type.Optional(Id) }),
    success: { status: 200, schema: BranchHolidays },
  },
  saveBranchHoliday: {
    ...call,
    summary: 'Choose the hours of branches on a holiday',
    description:
      'For one holiday, or for all without a choice of their own. With appointments outside of the new hours it changes nothing and lists them, unless the intent is `confirm`.',
    body: Type.Object({
      branch_ids,
      holiday_id: Nullable(Id),
      ...choice,
      intent,
    }),
    success: { status: 200, schema: Entity(Edited) },
  },
  saveBranchSeason: {
    ...call,
    summary: 'Choose the hours of branches in a season',
    description:
      'None for the usual hours; weekdays may differ. Appointments are handled as for the choice of a holiday.',
    body: Type.Object({ branch_ids, season_id: Id, hours: choice.hours, weekday_hours, intent }),
    success: { status: 200, schema: Entity(Edited) },
  },
});
