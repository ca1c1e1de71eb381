import Type, { type Static } from 'typebox';
import { WEBSITE_PATTERN } from '#shared/domain/clinic-data/content/content-fields.ts';
import { HOLIDAY_KINDS } from '#shared/domain/time/holidays.ts';
import { Day, Entity, Id, IdParams, Nullable } from '../../common.ts';
import { Names, Saved, Saving } from '../setup/saving.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const Year = Type.Integer({ minimum: 2020, maximum: 2199 });

const holiday = {
  day: Day,
  kind: Type.Enum([...HOLIDAY_KINDS]),
  as_weekday: Nullable(
    Type.Integer({ minimum: 1, maximum: 7, description: 'Of a moved working day, ISO' }),
  ),
  names: Names,
  is_confirmed: Type.Boolean({ description: 'False for an estimate' }),
  source_url: Type.String({ pattern: WEBSITE_PATTERN, maxLength: 500 }),
};

export const Holiday = Entity({ id: Id, ...holiday });
export type Holiday = Static<typeof Holiday>;

const season = {
  first_day: Day,
  last_day: Day,
  names: Names,
  is_confirmed: holiday.is_confirmed,
  source_url: holiday.source_url,
};

/** A period in which branches may have other hours, such as Ramadan. */
export const Season = Entity({ id: Id, ...season });
export type Season = Static<typeof Season>;

const HolidayYear = Entity({
  year: Year,
  is_complete: Type.Boolean({ description: 'True if an operator has checked the whole year' }),
  is_awaiting_moves: Type.Boolean({
    description: 'True if the moved working days of the year are not announced yet',
  }),
  announced: Type.Integer({
    description: 'Known days and seasons of the year that are not entered yet',
  }),
  results: Type.Array(Holiday),
  seasons: Type.Array(Season, { description: 'Those that begin or end in the year' }),
});
export type HolidayYear = Static<typeof HolidayYear>;

const editing = { tag: 'Holidays', permission: 'holidays.edit', success: Saved } as const;
/** The id in the path is the year. */
const ofYear = { ...editing, params: Type.Object({ id: Year }) } as const;

export const holidayEndpoints = withRoutes(staffRoutes, {
  holidays: {
    tag: 'Holidays',
    permission: 'holidays.view',
    summary: 'The holidays of a year',
    description: 'Public holidays and moved days of the country, by day.',
    query: Type.Object({ year: Year }),
    success: { status: 200, schema: HolidayYear },
  },
  saveHoliday: {
    ...editing,
    summary: 'Save a holiday',
    description:
      'Creates a holiday, or with an id changes it; the choices of branches follow it to another day. Branches that already have appointments on a new holiday stay open until they choose.',
    body: Saving(holiday),
  },
  deleteHoliday: {
    ...editing,
    summary: 'Delete a holiday',
    description: 'The day has its usual hours again.',
    params: IdParams,
  },
  saveSeason: {
    ...editing,
    summary: 'Save a season',
    description:
      'Creates a season, or with an id changes it; the hours of branches follow it to other days. Seasons do not overlap.',
    body: Saving(season),
  },
  deleteSeason: {
    ...editing,
    summary: 'Delete a season',
    description: 'Its days have their usual hours again.',
    params: IdParams,
  },
  adoptHolidays: {
    ...ofYear,
    summary: 'Enter the known holidays of a year',
    description: 'Adds those that the product knows of; days that have a holiday stay as they are.',
    body: Type.Object({}),
  },
  completeHolidays: {
    ...ofYear,
    summary: 'Mark a year as complete',
    description: 'Says that all holidays of a year are entered, or that they are not.',
    body: Type.Object({ is_complete: Type.Boolean() }),
  },
});
