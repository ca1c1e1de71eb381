export { countHits, secondsUntil, throttledUntil, uncountHit } from './count-hits.ts';
export { countInBatches } from './count-in-batches.ts';
export {
  DEFAULT_LIMITS,
  isPercentage,
  LIMIT_NAMES,
  LIMITS,
  maxOf,
  settingOf,
  type LimitName,
  type Limits,
} from './limit-table.ts';
export type { LimitContext } from './limit-context.ts';
export {
  addressSubject,
  limitsOfNetworks,
  numberRangeOf,
  subjectOf,
  toHit,
  type Limited,
} from './limited.ts';
export { networkPrefix, networksOf, widestNetworkOf } from './networks-of.ts';
export { takePlace } from './take-place.ts';
