export { findNearestSlot } from './find-nearest-slot.ts';
export { HORIZON_DAYS } from './horizon.ts';
export { refreshDueAvailability, rollHorizon } from './keep-availability.ts';
export { listSlots, listSlotsAsJson } from './list-slots.ts';
