import Type, { type Static } from 'typebox';
import { DateTime, Day, Entity, Id, IdParams, Nullable } from '../../common.ts';
import { Duration, FollowUpPrice, Price } from '../setup/doctors.ts';
import { Names } from '../setup/saving.ts';
import { withRoutes } from '../../with-routes.ts';
import { MAX_PLANNED_DAYS, MAX_PRICE_CHANGES } from './limits.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const PlannedPrice = Entity({
  id: Type.Integer({ description: 'Another one after each edit' }),
  price: Type.Number(),
  follow_up_price: Nullable(Type.Number({ description: 'Null if that of the follow-up stays' })),
  starts_on: Day,
  planned_at: DateTime,
  planned_by: Type.String(),
});
export type PlannedPrice = Static<typeof PlannedPrice>;

const PriceCell = Entity({
  id: Id,
  schedule_id: Id,
  service_id: Id,
  price: Type.Number(),
  discount: Type.Integer({ description: 'Percent' }),
  duration_minutes: Type.Integer(),
  follow_up_price: Nullable(Type.Number({ description: 'Null without a follow-up' })),
  follow_up_minutes: Nullable(Type.Integer()),
  is_active: Type.Boolean(),
  planned: Nullable(PlannedPrice),
  last_change: Nullable(
    Entity({
      at: DateTime,
      actor: Nullable(Type.String()),
      old_price: Nullable(Type.Number({ description: 'Null for a follow-up that there was not' })),
      is_of_follow_up: Type.Boolean(),
    }),
  ),
});
export type PriceCell = Static<typeof PriceCell>;

const PriceGrid = Entity({
  services: Type.Array(Entity({ id: Id, names: Names })),
  columns: Type.Array(
    Entity({
      schedule_id: Id,
      branch_id: Id,
      clinic_id: Id,
      doctor_names: Names,
      branch_names: Names,
      adds_at_once: Type.Boolean({
        description: 'False if services that the account adds to the doctor wait for approval',
      }),
    }),
    { description: 'A doctor at a branch' },
  ),
  cells: Type.Array(PriceCell),
});
export type PriceGrid = Static<typeof PriceGrid>;

const PriceHistory = Entity({
  changes: Type.Array(
    Entity({
      id: Type.Integer(),
      at: DateTime,
      actor: Nullable(Type.String()),
      old_price: Type.Number(),
      new_price: Type.Number(),
      old_discount: Type.Integer({ description: 'Percent' }),
      new_discount: Type.Integer({ description: 'Percent' }),
      old_follow_up_price: Nullable(Type.Number()),
      new_follow_up_price: Nullable(Type.Number()),
    }),
    { description: 'The newest first' },
  ),
});
export type PriceHistory = Static<typeof PriceHistory>;

const OfferableService = Entity({
  id: Id,
  names: Names,
  is_usual: Type.Boolean({ description: 'True if doctors of the same specialties offer it' }),
});
export type OfferableService = Static<typeof OfferableService>;

const AddedOffer = Entity({
  id: Nullable(Id),
  usual_price: Nullable(
    Type.Number({ description: 'The median at the clinic, or in the country without one there' }),
  ),
  waits: Type.Boolean({ description: 'True if an account manager approves it first' }),
});
export type AddedOffer = Static<typeof AddedOffer>;

const call = { tag: 'Setup', permission: 'prices.edit', errorStatuses: [404] } as const;

export const priceEndpoints = withRoutes(staffRoutes, {
  prices: {
    ...call,
    summary: 'The prices of clinics',
    description: 'Every service of every doctor of a clinic, by default of all in reach.',
    query: Type.Object({ clinic: Type.Optional(Id) }),
    success: { status: 200, schema: PriceGrid },
  },
  priceChanges: {
    ...call,
    summary: 'The changes of a price',
    description: 'The last hundred, with the account that made each. The id is that of the offer.',
    params: IdParams,
    success: { status: 200, schema: PriceHistory },
  },
  offerableServices: {
    ...call,
    summary: 'Services that a doctor does not offer yet',
    description: 'At the branch of a schedule, those that are usual for the specialties first.',
    params: IdParams,
    success: { status: 200, schema: Entity({ results: Type.Array(OfferableService) }) },
  },
  addOffer: {
    ...call,
    summary: 'Add a service to a doctor',
    description:
      'Patients see it within a second. What a clinic adds to a doctor whom they see waits for approval, with a null id. A price more than 50 % above or below the usual one has to be confirmed: without that the id is null and nothing is saved.',
    body: Type.Object({
      schedule_id: Id,
      service_id: Id,
      price: Price,
      duration_minutes: Duration,
      is_confirmed: Type.Boolean(),
    }),
    success: { status: 200, schema: AddedOffer },
  },
  planPrices: {
    ...call,
    summary: 'Plan prices',
    description: `The prices take effect at the start of a day in the time zone of the branch, from tomorrow to ${MAX_PLANNED_DAYS} days ahead. \`planned_id\` is the plan that the caller saw, which this one replaces; if a price or a plan is another one now, nothing is planned. Without \`follow_up_price\` the follow-up stays at its price.`,
    body: Type.Object({
      starts_on: Day,
      changes: Type.Array(
        Type.Object({
          id: Id,
          price: Price,
          follow_up_price: Type.Optional(FollowUpPrice),
          seen_price: Type.Number(),
          planned_id: Type.Union([Id, Type.Null()]),
        }),
        { minItems: 1, maxItems: MAX_PRICE_CHANGES },
      ),
    }),
    success: { status: 200, schema: Entity({ planned_count: Type.Integer() }) },
  },
  undoPlannedPrices: {
    ...call,
    summary: 'Undo planned prices',
    description:
      'Before their day. If one of them was changed, undone or applied, none is undone: 400.',
    body: Type.Object({
      ids: Type.Array(Id, { minItems: 1, maxItems: MAX_PRICE_CHANGES, uniqueItems: true }),
    }),
    success: { status: 200, schema: Entity({ undone_count: Type.Integer() }) },
  },
  saveFollowUp: {
    ...call,
    summary: 'Save the follow-up of an offer',
    description:
      'Its price, without discount, and its length, at most that of the offer; with neither the offer has no follow-up any more. `seen_price` and `seen_minutes` are those that the caller saw; if they are others now, nothing is saved.',
    params: IdParams,
    body: Type.Object({
      price: Nullable(FollowUpPrice),
      minutes: Nullable(Duration),
      seen_price: Nullable(Type.Number()),
      seen_minutes: Nullable(Type.Integer()),
    }),
    success: { status: 200, schema: Entity({ changed_count: Type.Integer() }) },
  },
  savePrices: {
    ...call,
    summary: 'Save prices',
    description:
      'Changes prices in one transaction, which patients see within a second. `seen_price` is the price that the caller saw; if one is another now, nothing is saved. Discounts stay as they are.',
    body: Type.Object({
      changes: Type.Array(Type.Object({ id: Id, price: Price, seen_price: Type.Number() }), {
        minItems: 1,
        maxItems: MAX_PRICE_CHANGES,
      }),
    }),
    success: { status: 200, schema: Entity({ changed_count: Type.Integer() }) },
  },
});
