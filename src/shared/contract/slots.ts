import Type, { type Static } from 'typebox';
import { DateTime, Day, Entity, Id, IdList, Nullable, Page } from './common.ts';

/** Opaque to clients: whatever is sent back is checked again inside the booking transaction. */
export const SlotId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** The longest range of days one call may ask for. */
export const MAX_SLOT_DAYS = 31;

/** Doctors times days of one call: the robots' page of 300 doctors asks for four days. */
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
export const NearestSlot = Nullable(Slot);
