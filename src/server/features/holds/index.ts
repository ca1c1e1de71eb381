export { HOLD_LIFETIME_MS, holdSlot } from './hold-slot.ts';
export { holdHash } from './hold-token.ts';
export { callReleaseHold } from './hold-rows.ts';
export { isHeld } from './is-held.ts';
export { releaseExpiredHolds, releaseHold } from './release-hold.ts';
