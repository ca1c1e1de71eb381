import Type, { type Static } from 'typebox';
import { Entity } from '../../common.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';
import { withRoutes } from '../../with-routes.ts';

/** The steps from an empty country to its first patients, in their order. */
export const START_STEPS = [
  'catalogue',
  'city',
  'admin',
  'holidays',
  'account_manager',
  'request',
  'clinic',
] as const;
export type StartStep = (typeof START_STEPS)[number];

const CountryStart = Entity({
  is_live: Type.Boolean({ description: 'True once patients can book at a clinic' }),
  done: Type.Array(Type.Enum([...START_STEPS]), { description: 'The steps that are done' }),
});
export type CountryStart = Static<typeof CountryStart>;

export const countryStartEndpoints = withRoutes(staffRoutes, {
  countryStart: {
    tag: 'Onboarding',
    // Of administrators alone, as what the steps lead to.
    permission: 'catalogue.edit',
    summary: 'The steps that start a country',
    description: 'Which of them are done follows from the data; none is ticked by hand.',
    success: { status: 200, schema: CountryStart },
  },
});
