export { findNearestSlot } from './find-nearest-slot.ts';
export { HORIZON_DAYS, MAX_HORIZON_DAYS } from './horizon.ts';
export { refreshDueAvailability, rollHorizon } from './refresh-availability.ts';
export { projectQueuedSchedules } from './project-queued.ts';
export { listSlots } from './list-slots.ts';
export { releaseKeptStarts } from './release-kept-starts.ts';
