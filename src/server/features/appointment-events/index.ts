export { eventAddressHash } from './address-hash.ts';
export { listEvents } from './list-events.ts';
