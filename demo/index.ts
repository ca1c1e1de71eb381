export { createDemoLife } from './life/keep-alive.ts';
export { isEmpty } from './load/is-empty.ts';
export { loadDemoData } from './load/load-demo-data.ts';
export type { LoadOptions } from './load/load-demo-data.ts';
