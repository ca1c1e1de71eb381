import Type, { type Static } from 'typebox';
import { PARTS_OF_DAY } from '#shared/domain/desk/parts-of-day.ts';
import { MAX_SERIES, MAX_SERIES_INTERVAL, MIN_SERIES } from '#shared/domain/desk/series.ts';
import { SPOKEN_LANGUAGES } from '#shared/i18n/spoken-languages.ts';
import { DateTime, Day, Entity, Id, IdParams, Nullable } from '../common.ts';
import { Cursor } from '../staff/cursor.ts';
import { staffRoutes } from '../staff/staff-routes.ts';
import { withRoutes } from '../with-routes.ts';
import { VIEWING } from './desk-calls.ts';

/** More times of a day would hide the days after it. */
const MAX_PER_DAY = 12;

const TimesQuery = {
  from: Type.Optional(Type.String({ ...Day, description: 'The first day; by default today' })),
  part: Type.Optional(
    Type.Enum(Object.keys(PARTS_OF_DAY) as (keyof typeof PARTS_OF_DAY)[], {
      description: 'When the appointment starts, in the time zone of the branch',
    }),
  ),
  per_day: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_PER_DAY,
      description: 'The most times of a doctor on a day; by default all',
    }),
  ),
  cursor: Type.Optional(Cursor),
};

const FreeTime = Entity({
  starts_at: DateTime,
  minutes: Type.Integer(),
  offer_id: Id,
  schedule_id: Id,
  doctor: Type.String(),
  branch_id: Id,
  address: Type.String({ description: 'Of the branch' }),
  total: Type.Number(),
});
export type FreeTime = Static<typeof FreeTime>;

const FreeTimes = Entity({
  doctors: Type.Integer({ description: 'How many doctors were searched' }),
  times: Type.Array(FreeTime, { description: 'The soonest first' }),
  next: Nullable(
    Entity({
      from: Type.String({
        ...Day,
        description: 'There is no time before this day and the cursor but those above',
      }),
      cursor: Type.Optional(Cursor),
    }),
  ),
});
export type FreeTimes = Static<typeof FreeTimes>;

const SeriesDays = Entity({
  days: Type.Array(
    Entity({
      day: Day,
      times: Type.Array(DateTime, {
        description: 'The nearest first, of this day or of the nearest one beside it with some',
      }),
    }),
  ),
});
export type SeriesDays = Static<typeof SeriesDays>;

const TimeChoices = Entity({
  services: Type.Array(
    Entity({
      id: Id,
      name: Type.String(),
      other_names: Type.String({ description: 'Further names that find it' }),
    }),
    { description: 'Specialties before procedures, those that more patients look for first' },
  ),
  insurances: Type.Array(Entity({ id: Id, name: Type.String() })),
  languages: Type.Array(Type.String({ description: 'The code of a language that doctors speak' })),
});
export type TimeChoices = Static<typeof TimeChoices>;

const PAGES =
  'At most ten, as the desk finds them free: also by phone only, and a year ahead. `next` has the `from` and the ' +
  '`cursor` of later times, null after a year. The search stops after a number of days, so a page may have fewer ' +
  'times, or none, and later ones follow.';

export const deskTimeEndpoints = withRoutes(staffRoutes, {
  findTimes: {
    ...VIEWING,
    summary: 'The next free times of a service',
    description: `Of all doctors of the account or of one branch who offer it. ${PAGES}`,
    params: IdParams,
    query: Type.Object({
      ...TimesQuery,
      branch: Type.Optional(Id),
      insurance: Type.Optional(Type.Integer({ ...Id, description: 'Pays for the service' })),
      language: Type.Optional(
        Type.Enum(Object.keys(SPOKEN_LANGUAGES), { description: 'Spoken by the doctor' }),
      ),
    }),
    success: { status: 200, schema: FreeTimes },
  },
  findTimesOfOffer: {
    ...VIEWING,
    summary: 'The next free times of an offer',
    description: `Of one service of one doctor at one branch. ${PAGES}`,
    params: IdParams,
    query: Type.Object({
      ...TimesQuery,
      is_follow_up: Type.Optional(
        Type.Boolean({ description: 'Times of the length of a follow-up, if the offer has one' }),
      ),
    }),
    success: { status: 200, schema: FreeTimes },
  },
  proposeSeries: {
    ...VIEWING,
    summary: 'Times for a series of appointments',
    description:
      'Of one service of one doctor at one branch: for each day those nearest to a minute of the day, as the desk finds ' +
      'them free. A day without any has those of the nearest day, at most three days away and nearer to it than to the ' +
      'other days of the series, or none. Nothing is booked or held.',
    params: IdParams,
    query: Type.Object({
      from: Type.String({ ...Day, description: 'The first day' }),
      count: Type.Integer({ minimum: MIN_SERIES, maximum: MAX_SERIES }),
      interval: Type.Integer({
        minimum: 1,
        maximum: MAX_SERIES_INTERVAL,
        description: 'The days from one appointment to the next',
      }),
      minute: Type.Integer({
        minimum: 0,
        maximum: 1439,
        description: 'Minutes after midnight in the time zone of the branch',
      }),
      is_follow_up: Type.Optional(
        Type.Boolean({ description: 'Times of the length of a follow-up, if the offer has one' }),
      ),
    }),
    success: { status: 200, schema: SeriesDays },
  },
  timeChoices: {
    ...VIEWING,
    summary: 'What free times can be searched for',
    description:
      'The services of the doctors of the account, and who pays for them in which languages.',
    success: { status: 200, schema: TimeChoices },
  },
});
