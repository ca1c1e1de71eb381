export { eventAddressHash } from './address-hash.ts';
export { listEvents } from './list-events.ts';
export { recordView } from './record-view.ts';
