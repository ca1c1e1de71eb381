export { createDemandCounter, type DemandCounter } from './demand-counter.ts';
export { flushDemand } from './flush-demand.ts';
export { estimateOf } from './sketch.ts';
