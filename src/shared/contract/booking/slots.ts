import Type, { type Static } from 'typebox';
import { DateTime, Day, Entity, Id, IdList, Nullable, Page } from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { routes } from '../routes.ts';

/** The id of a slot, opaque to clients. The booking transaction validates it again. */
export const SlotId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** The kind of an appointment. A follow-up needs an offer with a `follow_up`. */
export const IsFollowUp = Type.Boolean({
  description: 'A follow-up, at its own price and length; by default a first appointment',
});

/** The maximum length of a range, in days. */
export const MAX_SLOT_DAYS = 31;

/** The maximum product of doctors and days in a request: a page of 300 for robots, four days. */
export const MAX_DOCTOR_DAYS = 1240;

export const Slot = Entity({
  id: SlotId,
  datetime: DateTime,
  service: Id,
  clinic_branch: Id,
  doctor: Id,
  doctor_service: Id,
});
export type Slot = Static<typeof Slot>;

export const SlotsQuery = Type.Object({
  doctor: Type.Optional(IdList),
  service: Type.Optional(IdList),
  clinic_branch: Type.Optional(IdList),
  date_from: Day,
  date_to: Day,
});
export type SlotsQuery = Static<typeof SlotsQuery>;

export const NearestSlotQuery = Type.Object({
  doctor: IdList,
  service: Type.Optional(IdList),
  clinic_branch: Type.Optional(IdList),
  date_from: Type.Optional(Day),
});
export type NearestSlotQuery = Static<typeof NearestSlotQuery>;

export const SlotPage = Page(Slot);
const NearestSlot = Nullable(Slot);

export const slotEndpoints = withRoutes(routes, {
  slots: {
    tag: 'Slots',
    summary: 'Available slots of doctors in a range of days',
    description:
      'Ordered by day and time. `doctor` or `clinic_branch` is required; with branches alone, the ' +
      'list has every doctor there. The range has at most 31 days, and fewer with many doctors. The ' +
      'id of a slot is opaque: send it back unchanged.',
    cache: 'revalidate',
    query: SlotsQuery,
    success: { status: 200, schema: SlotPage },
  },
  nearestSlot: {
    tag: 'Slots',
    summary: 'The first available slot, or null',
    description: 'The first slot from `date_from`, or from today, up to the booking horizon.',
    cache: 'revalidate',
    query: NearestSlotQuery,
    success: { status: 200, schema: NearestSlot },
  },
});
