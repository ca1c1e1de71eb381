/** The changes of one call: a whole grid is sent in parts of this size. */
export const MAX_PRICE_CHANGES = 500;
