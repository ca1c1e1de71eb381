import type { Slot } from '#shared/contract/booking/slots.ts';

/** The properties of a slot that pages need; the others repeat what the page asked for. */
export type ShownSlot = Pick<Slot, 'id' | 'datetime'>;
